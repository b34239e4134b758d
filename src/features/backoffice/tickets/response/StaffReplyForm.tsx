import { Group, Paper, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { createStaffTicketMessage } from '#generated/api/backoffice/create-staff-ticket-message.ts';
import type { StaffTicket } from '#generated/api/model/staffTicket.ts';
import { useAttemptKey } from '#src/api/queries/use-attempt-key.ts';
import { createUpload } from '#src/browser/upload.ts';
import {
  dialogFailureMeta,
  dialogFailures,
} from '#src/features/backoffice/frame/failures/dialog-failures.ts';
import { FilesField } from '#src/features/support-parts/files/FilesField.tsx';
import { rejectedFiles } from '#src/features/support-parts/files/upload-rules.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { useSingleRun } from '#src/ui/kit/buttons/use-single-run.ts';
import { useServerFieldErrors } from '#src/ui/kit/fields/use-server-field-errors.ts';
import { Rejections } from '#src/ui/mantine/dialogs/Rejections.tsx';
import { useDraftedForm } from '#src/ui/mantine/dialogs/use-drafted-form.ts';
import { CountedTextarea } from '#src/ui/mantine/fields/CountedTextarea.tsx';
import { CLOSED_MEANWHILE, RESPONSE_LIMIT, replyRules } from './response-form.ts';
import { responseTexts } from './response-texts.ts';
import { useChangedTicket } from './use-changed-ticket.ts';

interface Reply {
  text: string;
  files: readonly File[];
}

/**
 * A reply to a ticket below its thread, with files as the buyer's messages have them. What was typed
 * stays when somebody else closes the ticket meanwhile.
 */
export function StaffReplyForm({ ticket }: { ticket: StaffTicket }) {
  const { id, type } = ticket;
  const { label, field, done } = responseTexts(type, 'Reply');
  const { showChanged, refetch } = useChangedTicket(id);
  const keyOf = useAttemptKey();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [sent, setSent] = useState(0);
  const upload = useRef<AbortController>(null);
  const { form, drop } = useDraftedForm(`staff Reply ${id}`, { text: '' }, replyRules);
  const send = useMutation({
    mutationFn: ({ text, files: chosen }: Reply) => {
      setSent(0);
      upload.current = new AbortController();
      // Files have no content of their own in JSON.
      const named = chosen.map(({ name, size, lastModified }) => [name, size, lastModified]);
      return createStaffTicketMessage(
        id,
        { text: text.trim(), files: [...chosen] },
        {
          headers: { 'Idempotency-Key': keyOf([text, named]) },
          transport: createUpload(setSent),
          signal: upload.current.signal,
        },
      );
    },
    meta: { ...dialogFailureMeta, success: done },
    onSuccess: (changed) => {
      form.reset();
      setFiles([]);
      drop();
      showChanged(changed);
    },
    onError: (error) => refetch(error),
  });
  const unplaced = useServerFieldErrors(form, send.error && dialogFailures(send.error));
  const submit = useSingleRun(send.mutateAsync);
  const isOver = !ticket.allowedActions.includes('Reply');
  const isUploading = send.isPending && files.length > 0;
  if (isOver && !form.isDirty()) return null;
  return (
    <Paper withBorder radius="lg" p="md">
      <form
        noValidate
        aria-label={field}
        onSubmit={form.onSubmit(
          ({ text }) => submit({ text, files }),
          () => form.getInputNode('text')?.focus(),
        )}
      >
        <Stack gap="md">
          <Rejections messages={unplaced} />
          <CountedTextarea
            label={field}
            required
            limit={RESPONSE_LIMIT}
            rows={3}
            {...form.getInputProps('text')}
          />
          <FilesField
            label="Фото и документы"
            files={files}
            onChange={setFiles}
            sent={isUploading ? sent : null}
            rejections={rejectedFiles(send.variables?.files ?? [], send.error)}
          />
          {isOver && (
            <Text size="sm" c="dimmed" role="status">
              {CLOSED_MEANWHILE}
            </Text>
          )}
          <Group gap="xs">
            <Button type="submit" loading={send.isPending} disabled={isOver}>
              {label}
            </Button>
            {isUploading && (
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
