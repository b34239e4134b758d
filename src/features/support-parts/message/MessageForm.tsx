import { Group, Paper, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { MutationMeta } from '#src/api/queries/mutation-meta.ts';
import { useAttemptKey } from '#src/api/queries/use-attempt-key.ts';
import { createUpload } from '#src/browser/upload.ts';
import { FilesField } from '#src/features/support-parts/files/FilesField.tsx';
import { rejectedFiles } from '#src/features/support-parts/files/upload-rules.ts';
import { all, maxLength, required } from '#src/lib/validation.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { useSingleRun } from '#src/ui/kit/buttons/use-single-run.ts';
import { useServerFieldErrors } from '#src/ui/kit/fields/use-server-field-errors.ts';
import { Rejections } from '#src/ui/mantine/dialogs/Rejections.tsx';
import { useDraftedForm } from '#src/ui/mantine/dialogs/use-drafted-form.ts';
import { CountedTextarea } from '#src/ui/mantine/fields/CountedTextarea.tsx';

interface Message {
  text: string;
  files: readonly File[];
}

/** How a message is sent: once however often, with its progress, until it is stopped. */
type SendOptions = Pick<RequestInit, 'headers' | 'signal'> & {
  transport: ReturnType<typeof createUpload>;
};

interface MessageFormProps<Ticket> {
  /** What screen readers call the form. */
  name: string;
  /** The label of the text. */
  label: string;
  submitLabel: string;
  /** The key of the stored draft. */
  draftKey: string;
  /** The maximum length of the text. */
  limit: number;
  send: (body: { text: string; files: File[] }, options: SendOptions) => Promise<Ticket>;
  meta: MutationMeta;
  /** Messages of a failure by field. */
  rejectionsOf: (error: unknown) => Record<string, string>;
  /** Once the server has the message. */
  onSent: (ticket: Ticket) => void;
  onError?: (error: unknown) => void;
  /** Why the ticket takes no more messages; the form is then shown only with what was typed. */
  over?: string | null;
}

/** What is typed and chosen, and sending it. */
function useMessage<Ticket>(props: MessageFormProps<Ticket>) {
  const { draftKey, limit, meta } = props;
  const keyOf = useAttemptKey();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [sent, setSent] = useState(0);
  const upload = useRef<AbortController>(null);
  const { form, drop } = useDraftedForm(
    draftKey,
    { text: '' },
    { text: all(required, maxLength(limit)) },
  );
  const send = useMutation({
    mutationFn: ({ text, files: chosen }: Message) => {
      setSent(0);
      upload.current = new AbortController();
      // Files have no content of their own in JSON.
      const named = chosen.map((file) => [file.name, file.size, file.lastModified]);
      return props.send(
        { text: text.trim(), files: [...chosen] },
        {
          headers: { 'Idempotency-Key': keyOf([text, named]) },
          transport: createUpload(setSent),
          signal: upload.current.signal,
        },
      );
    },
    meta,
    onSuccess: (ticket) => {
      form.reset();
      setFiles([]);
      drop();
      props.onSent(ticket);
    },
    onError: (error) => props.onError?.(error),
  });
  const isUploading = send.isPending && files.length > 0;
  return {
    form,
    files,
    setFiles,
    send,
    /** The part of the files that is sent; null while none are. */
    progress: isUploading ? sent : null,
    stop: () => upload.current?.abort(),
  };
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
