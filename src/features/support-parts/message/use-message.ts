import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { MutationMeta } from '#src/api/queries/mutation-meta.ts';
import { useAttemptKey } from '#src/api/queries/use-attempt-key.ts';
import { createUpload } from '#src/browser/upload.ts';
import { all, maxLength, required } from '#src/lib/validation.ts';
import { useDraftedForm } from '#src/ui/mantine/dialogs/use-drafted-form.ts';

interface Message {
  text: string;
  files: readonly File[];
}

/** How a message is sent: once however often, with its progress, until it is stopped. */
type SendOptions = Pick<RequestInit, 'headers' | 'signal'> & {
  transport: ReturnType<typeof createUpload>;
};

/** Where a message goes, and what follows. */
export interface Sending<Ticket> {
  /** The key of the stored draft. */
  draftKey: string;
  /** The maximum length of the text. */
  limit: number;
  send: (body: { text: string; files: File[] }, options: SendOptions) => Promise<Ticket>;
  meta: MutationMeta;
  /** Once the server has the message. */
  onSent: (ticket: Ticket) => void;
  onError?: (error: unknown) => void;
}

/** What is typed and chosen, and sending it. */
export function useMessage<Ticket>(props: Sending<Ticket>) {
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
