import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { useSingleRun } from '#src/ui/kit/buttons/use-single-run.ts';
import { ResponsiveDialog } from './ResponsiveDialog.tsx';

interface ConfirmDialogProps {
  /** The question: «Отменить заказ Д-240501?» */
  title: string;
  /** The consequences, and what cannot be undone. */
  children: ReactNode;
  confirmLabel: string;
  /** Label of the cancel button: «Не отменять». */
  cancelLabel: string;
  pending: boolean;
  /** Sends the request and resolves with its response; never called concurrently. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** A confirmation dialog for an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, cancelLabel, pending, onConfirm, onClose } = props;
  const confirm = useSingleRun(onConfirm);
  return (
    <ResponsiveDialog opened onClose={onClose} title={title}>
      <Text mb="lg">{children}</Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose} disabled={pending} data-autofocus>
          {cancelLabel}
        </Button>
        <Button color="red" loading={pending} onClick={() => confirm()}>
          {confirmLabel}
        </Button>
      </Group>
    </ResponsiveDialog>
  );
}
