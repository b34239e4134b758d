import { type MantineSize, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, useId } from 'react';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { useSingleRun } from '#src/ui/kit/buttons/use-single-run.ts';
import { focusFirstError } from '#src/ui/kit/fields/focus-first-error.ts';
import { useServerFieldErrors } from '#src/ui/kit/fields/use-server-field-errors.ts';
import { useUnsavedChangesGuard } from '#src/ui/kit/fields/use-unsaved-changes-guard.ts';
import { DialogActions } from './DialogActions.tsx';
import { Rejections } from './Rejections.tsx';
import { ResponsiveDialog } from './ResponsiveDialog.tsx';
import { UnsavedQuestion } from './UnsavedQuestion.tsx';

interface FormDialogProps<Values extends Record<string, unknown>> {
  opened: boolean;
  onClose: () => void;
  title: string;
  form: UseFormReturnType<Values>;
  /**
   * Called with valid values only, never concurrently: sends them and resolves with the response.
   */
  onSubmit: (values: Values) => Promise<unknown>;
  pending: boolean;
  /** Messages of rejected fields by path, `formRejections(mutation.error)`; null when nothing failed. */
  error: Readonly<Record<string, string>> | null;
  submitLabel: string;
  /** Why the form cannot be sent yet; disables the button and is shown. */
  blockedReason?: string | null;
  /** Stops what is being sent, where that takes long; what was typed stays. */
  onStop?: () => void;
  size?: MantineSize;
  /** Replaces the form in the same dialog after it was sent. */
  receipt?: { title: string; content: ReactNode } | null;
  children: ReactNode;
}

/**
 * A form in a dialog. Closing with unsaved changes requires confirmation; fields that the server
 * rejected show their messages, and the first of them is focused.
 */
export function FormDialog<Values extends Record<string, unknown>>(props: FormDialogProps<Values>) {
  const { opened, onClose, title, form, onSubmit, pending, error, size = 'sm', children } = props;
  const { receipt = null } = props;
  const reasonID = useId();
  const unplaced = useServerFieldErrors(form, error);
  const guard = useUnsavedChangesGuard(() => form.isDirty(), onClose);
  const submit = useSingleRun(onSubmit);
  const close = () => {
    if (!pending) guard.tryToClose();
    else props.onStop?.();
  };
  if (receipt) {
    return (
      <ResponsiveDialog opened={opened} onClose={onClose} title={receipt.title} size={size}>
        {receipt.content}
      </ResponsiveDialog>
    );
  }
  return (
    <ResponsiveDialog opened={opened} onClose={close} title={title} size={size}>
      <form noValidate onSubmit={form.onSubmit((values) => submit(values), focusFirstError(form))}>
        <Stack gap="md">
          <Rejections messages={unplaced} />
          {children}
          {props.blockedReason && (
            <Text size="sm" c="dimmed" id={reasonID}>
              {props.blockedReason}
            </Text>
          )}
          {guard.confirming && <UnsavedQuestion onStay={guard.stay} onLeave={guard.leave} />}
          <DialogActions isHidden={guard.confirming}>
            <Button variant="default" onClick={close} disabled={pending && !props.onStop}>
              {pending && props.onStop ? 'Остановить отправку' : 'Отмена'}
            </Button>
            <Button
              type="submit"
              loading={pending}
              disabled={Boolean(props.blockedReason)}
              {...(props.blockedReason && { 'aria-describedby': reasonID })}
            >
              {props.submitLabel}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </ResponsiveDialog>
  );
}
