import { useMutation } from '@tanstack/react-query';
import type { Order } from '#generated/api/model/index.ts';
import { getOrderInvoice } from '#generated/api/order/get-order-invoice.ts';
import { saveFile } from '#src/browser/save-file.ts';
import { notifyConflict } from '#src/features/order-parts/notify-conflict.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';

/** The invoice of an order, if it has one. */
export function InvoiceButton({ order: { id, documents = [] } }: { order: Order }) {
  const paper = documents.find(({ kind }) => kind === 'Invoice');
  const download = useMutation({
    mutationFn: () => getOrderInvoice(id),
    meta: { handledStatuses: [409] },
    onError: notifyConflict,
    onSuccess: (document) => saveFile(document, `schet-${paper?.number ?? id}.pdf`),
  });
  if (!paper) return null;
  return (
    <Button
      variant="default"
      data-print="hidden"
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      Скачать счёт
    </Button>
  );
}
