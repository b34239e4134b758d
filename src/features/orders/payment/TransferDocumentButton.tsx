import { useMutation } from '@tanstack/react-query';
import { getOrderTransferDocument } from '#generated/api/documents/get-order-transfer-document.ts';
import type { Order } from '#generated/api/model/index.ts';
import { saveFile } from '#src/browser/save-file.ts';
import { notifyConflict } from '#src/features/order-parts/notify-conflict.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';

/** The universal transfer document of an order that has been shipped to a company. */
export function TransferDocumentButton({ order: { id, documents = [] } }: { order: Order }) {
  const paper = documents.find(({ kind }) => kind === 'TransferDocument');
  const download = useMutation({
    mutationFn: () => getOrderTransferDocument(id),
    meta: { handledStatuses: [409] },
    onError: notifyConflict,
    onSuccess: (file) => saveFile(file, `УПД ${paper?.number ?? id}.pdf`),
  });
  if (!paper) return null;
  return (
    <Button
      variant="default"
      data-print="hidden"
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      Скачать УПД
    </Button>
  );
}
