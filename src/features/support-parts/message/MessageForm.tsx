import { Group, Paper, Stack, Text } from '@mantine/core';
import { FilesField } from '#src/features/support-parts/files/FilesField.tsx';
import { rejectedFiles } from '#src/features/support-parts/files/upload-rules.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { useSingleRun } from '#src/ui/kit/buttons/use-single-run.ts';
import { useServerFieldErrors } from '#src/ui/kit/fields/use-server-field-errors.ts';
import { Rejections } from '#src/ui/mantine/dialogs/Rejections.tsx';
import { CountedTextarea } from '#src/ui/mantine/fields/CountedTextarea.tsx';
import { type Sending, useMessage } from './use-message.ts';

interface MessageFormProps<Ticket> extends Sending<Ticket> {
  /** What screen readers call the form. */
  name: string;
  /** The label of the text. */
  label: string;
  submitLabel: string;
  /** Messages of a failure by field. */
  rejectionsOf: (error: unknown) => Record<string, string>;
  /** Why the ticket takes no more messages; the form is then shown only with what was typed. */
  over?: string | null;
}

/** A message with files below the thread of a ticket; what was typed stays until the server has it. */
export function MessageForm<Ticket>(props: MessageFormProps<Ticket>) {
  const { name, label, submitLabel, limit, over = null } = props;
  const { form, files, setFiles, send, progress, stop } = useMessage(props);
  const unplaced = useServerFieldErrors(form, send.error && props.rejectionsOf(send.error));
  const submit = useSingleRun(send.mutateAsync);
  if (over !== null && !form.isDirty()) return null;
  return (
    <Paper withBorder radius="lg" p="md">
      <form
        noValidate
        aria-label={name}
        onSubmit={form.onSubmit(
          ({ text }) => submit({ text, files }),
          () => form.getInputNode('text')?.focus(),
        )}
      >
        <Stack gap="md">
          <Rejections messages={unplaced} />
          <CountedTextarea
            label={label}
            required
            limit={limit}
            rows={3}
            {...form.getInputProps('text')}
          />
          <FilesField
            label="Фото и документы"
            files={files}
            onChange={setFiles}
            sent={progress}
            rejections={rejectedFiles(send.variables?.files ?? [], send.error)}
          />
          {over !== null && (
            <Text size="sm" c="dimmed" role="status">
              {over}
            </Text>
          )}
          <Group gap="xs">
            <Button type="submit" loading={send.isPending} disabled={over !== null}>
              {submitLabel}
            </Button>
            {progress !== null && (
              <Button variant="default" onClick={stop}>
                Остановить отправку
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}
