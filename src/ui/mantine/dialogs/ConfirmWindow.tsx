import { Checkbox, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { useSingleRun } from '#src/ui/kit/buttons/use-single-run.ts';
import { DialogActions } from './DialogActions.tsx';
import { Rejections } from './Rejections.tsx';
import { ResponsiveDialog } from './ResponsiveDialog.tsx';

export interface ConfirmWindowProps {
  /** The question: «Отменить заказ Д-240501?» */
  title: string;
  /** The consequences, and what cannot be undone. */
  children: ReactNode;
  confirmLabel: string;
  /** Label of the cancel button: «Не отменять». */
  cancelLabel: string;
  pending: boolean;
  /** Whether something is lost by it: a red button, as by default. */
  isDestructive?: boolean;
  /** It cannot be confirmed any longer; `rejections` say why. */
  isBlocked?: boolean;
  /** Said below the consequences, with controls of its own. */
  notice?: ReactNode;
  /** Label of a box that has to be checked before: a warning that cannot be overlooked. */
  mustCheck?: string | null;
  /** Why the server rejected it, where the dialog says so itself. */
  rejections?: readonly string[];
  /** Sends the request and resolves with its response; never called concurrently. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** A confirmation dialog for an action that cannot be undone, with the code of dialogs: `ConfirmDialog.tsx` loads it. */
export function ConfirmWindow(props: ConfirmWindowProps) {
  const { title, children, confirmLabel, cancelLabel, pending, onConfirm, onClose } = props;
  const {
    rejections = [],
    isDestructive = true,
    isBlocked = false,
    mustCheck = null,
    notice = null,
  } = props;
  const [isChecked, setChecked] = useState(false);
  const confirm = useSingleRun(onConfirm);
  return (
    <ResponsiveDialog opened onClose={onClose} title={title}>
      <Stack gap="md" mb="lg">
        <Text>{children}</Text>
        {notice}
        {mustCheck !== null && (
          <Checkbox
            label={mustCheck}
            checked={isChecked}
            onChange={(event) => setChecked(event.currentTarget.checked)}
          />
        )}
        <Rejections messages={rejections} />
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose} disabled={pending} data-autofocus>
          {cancelLabel}
        </Button>
        <Button
          {...(isDestructive && { color: 'red' as const })}
          loading={pending}
          disabled={isBlocked || (mustCheck !== null && !isChecked)}
          onClick={() => confirm()}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </ResponsiveDialog>
  );
}
