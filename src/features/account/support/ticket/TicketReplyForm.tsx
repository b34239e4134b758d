import { Group, Paper, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { createTicketMessage } from '#generated/api/support/create-ticket-message.ts';
import { useSetGetTicketQueryData } from '#generated/api/support/get-ticket.ts';
import { formRejectionMeta, formRejections } from '#src/api/form-rejections.ts';
import { useAttemptKey } from '#src/api/queries/use-attempt-key.ts';
import { createUpload } from '#src/browser/upload.ts';
import { useTicketMessageLimit } from '#src/features/account/support/ticket-comment-form.ts';
import { FilesField } from '#src/features/support-parts/files/FilesField.tsx';
import { rejectedFiles } from '#src/features/support-parts/files/upload-rules.ts';
import { forgetTickets } from '#src/features/support-parts/ticket-cache.ts';
import { all, maxLength, required } from '#src/lib/validation.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { useSingleRun } from '#src/ui/kit/buttons/use-single-run.ts';
import { useServerFieldErrors } from '#src/ui/kit/fields/use-server-field-errors.ts';
import { announce } from '#src/ui/kit/messages/announce.ts';
import { Rejections } from '#src/ui/mantine/dialogs/Rejections.tsx';
import { useDraftedForm } from '#src/ui/mantine/dialogs/use-drafted-form.ts';
import { CountedTextarea } from '#src/ui/mantine/fields/CountedTextarea.tsx';

interface Reply {
  text: string;
  files: readonly File[];
}

/** Adds a message with files to a ticket; what was typed stays until the server has it. */
export function TicketReplyForm({ ticketID }: { ticketID: string }) {
  const client = useQueryClient();
  const setTicket = useSetGetTicketQueryData();
  const keyOf = useAttemptKey();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [sent, setSent] = useState(0);
  const upload = useRef<AbortController>(null);
  const limit = useTicketMessageLimit();
  const rule = all(required, maxLength(limit));
  const { form, drop } = useDraftedForm(`ticket ${ticketID}`, { text: '' }, { text: rule });
  const send = useMutation({
    mutationFn: ({ text, files: chosen }: Reply) => {
      setSent(0);
      upload.current = new AbortController();
      // Files have no content of their own in JSON.
      const named = chosen.map(({ name, size, lastModified }) => [name, size, lastModified]);
      return createTicketMessage(
        ticketID,
        { text: text.trim(), files: [...chosen] },
        {
          headers: { 'Idempotency-Key': keyOf([text, named]) },
          transport: createUpload(setSent),
          signal: upload.current.signal,
        },
      );
    },
    meta: formRejectionMeta,
    onSuccess: (ticket) => {
      setTicket(ticketID, ticket);
      form.reset();
      setFiles([]);
      drop();
      announce('Сообщение отправлено');
      forgetTickets(client);
    },
  });
  const unplaced = useServerFieldErrors(form, send.error && formRejections(send.error));
  const submit = useSingleRun(send.mutateAsync);
  return (
    <Paper withBorder radius="lg" p="md">
      <form
        noValidate
        aria-label="Новое сообщение"
        onSubmit={form.onSubmit(
          ({ text }) => submit({ text, files }),
          () => form.getInputNode('text')?.focus(),
        )}
      >
        <Stack gap="md">
          <Rejections messages={unplaced} />
          <CountedTextarea
            label="Сообщение"
            required
            limit={limit}
            rows={3}
            {...form.getInputProps('text')}
          />
          <FilesField
            label="Фото и документы"
            files={files}
            onChange={setFiles}
            sent={send.isPending && files.length > 0 ? sent : null}
            rejections={rejectedFiles(send.variables?.files ?? [], send.error)}
          />
          <Group gap="xs">
            <Button type="submit" loading={send.isPending}>
              Отправить
            </Button>
            {send.isPending && files.length > 0 && (
              <Button variant="default" onClick={() => upload.current?.abort()}>
                Остановить отправку
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}
