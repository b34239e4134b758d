import { Alert, Button, Group, type MantineSize, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { ResponsiveDialog } from './ResponsiveDialog.tsx';
import { useRefusedFields } from './use-refused-fields.ts';

interface FormDialogProps<Values extends Record<string, unknown>> {
  opened: boolean;
  onClose: () => void;
  title: string;
  form: UseFormReturnType<Values>;
  /** Called with valid values only. */
  onSubmit: (values: Values) => void;
  pending: boolean;
  /** Messages of refused fields by path, `fieldMessages(mutation.error)`; null when nothing failed. */
  error: Readonly<Record<string, string>> | null;
  submitLabel: string;
  /** Why the form cannot be sent yet; disables the button and says so. */
  blockedReason?: string | null;
  size?: MantineSize;
  children: ReactNode;
}

/**
 * A form in a dialog. Closing with unsaved changes asks first; fields that the server refused show
 * their messages, and the first of them gets the focus.
 */
export function FormDialog<Values extends Record<string, unknown>>(props: FormDialogProps<Values>) {
  const { opened, onClose, title, form, onSubmit, pending, error, size = 'sm', children } = props;
  const [asking, setAsking] = useState(false);
  const unplaced = useRefusedFields(form, error);

  const close = () => {
    setAsking(false);
    onClose();
  };
  const tryToClose = () => {
    if (pending) return;
    if (form.isDirty() && !asking) setAsking(true);
    else close();
  };
  return (
    <ResponsiveDialog opened={opened} onClose={tryToClose} title={title} size={size}>
      <form noValidate onSubmit={form.onSubmit(onSubmit, focusFirst(form))}>
        <Stack gap="md">
          {unplaced.map((message) => (
            <Alert key={message} color="red" variant="light" role="alert">
              {message}
            </Alert>
          ))}
          {children}
          {props.blockedReason && (
            <Text size="sm" c="dimmed">
              {props.blockedReason}
            </Text>
          )}
          {asking ? (
            <UnsavedQuestion onStay={() => setAsking(false)} onLeave={close} />
          ) : (
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={tryToClose} disabled={pending}>
                Отмена
              </Button>
              <Button type="submit" loading={pending} disabled={Boolean(props.blockedReason)}>
                {props.submitLabel}
              </Button>
            </Group>
          )}
        </Stack>
      </form>
    </ResponsiveDialog>
  );
}

function UnsavedQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <Alert color="yellow" variant="light" title="Закрыть без сохранения?" role="alertdialog">
      <Text size="sm" mb="sm">
        То, что вы ввели, не сохранится.
      </Text>
      <Group gap="xs">
        <Button size="sm" onClick={onStay} data-autofocus>
          Вернуться к форме
        </Button>
        <Button size="sm" variant="default" onClick={onLeave}>
          Закрыть
        </Button>
      </Group>
    </Alert>
  );
}

function focusFirst<Values extends Record<string, unknown>>(form: UseFormReturnType<Values>) {
  return (errors: Record<string, ReactNode>) => {
    const [first] = Object.keys(errors);
    if (first !== undefined) form.getInputNode(first)?.focus();
  };
}
