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
import { FormDialog } from '#src/ui/mantine/dialogs/FormDialog.tsx';
import { useDraftedForm } from '#src/ui/mantine/dialogs/use-drafted-form.ts';
import { CountedTextarea } from '#src/ui/mantine/fields/CountedTextarea.tsx';
import { CLOSED_MEANWHILE, RESPONSE_LIMIT, replyRules } from './response-form.ts';
import { responseTexts } from './response-texts.ts';
import { useChangedTicket } from './use-changed-ticket.ts';

interface DialogProps {
  ticket: StaffTicket;
  onClose: () => void;
}

interface Reply {
  text: string;
  files: readonly File[];
}

/** A reply to a ticket, with files as the buyer's messages have them. */
export function StaffReplyDialog({ ticket, onClose }: DialogProps) {
  const { id, number, type } = ticket;
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
      drop();
      showChanged(changed);
      onClose();
    },
    onError: (error) => refetch(error),
  });
  const isOver = !ticket.allowedActions.includes('Reply') && !send.isPending && !send.isSuccess;
  const isUploading = send.isPending && files.length > 0;
  return (
    <FormDialog
      opened
      onClose={() => {
        drop();
        onClose();
      }}
      title={`${label}: ${number}`}
      form={form}
      onSubmit={({ text }) => send.mutateAsync({ text, files })}
      pending={send.isPending}
      error={send.error && dialogFailures(send.error)}
      submitLabel={label}
      blockedReason={isOver ? CLOSED_MEANWHILE : null}
      {...(isUploading && { onStop: () => upload.current?.abort() })}
    >
      <CountedTextarea
        label={field}
        required
        data-autofocus
        limit={RESPONSE_LIMIT}
        rows={5}
        {...form.getInputProps('text')}
      />
      <FilesField
        label="Фото и документы"
        files={files}
        onChange={setFiles}
        sent={isUploading ? sent : null}
        rejections={rejectedFiles(send.variables?.files ?? [], send.error)}
      />
    </FormDialog>
  );
}
