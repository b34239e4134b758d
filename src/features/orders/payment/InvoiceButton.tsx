import { useMutation } from '@tanstack/react-query';
import type { Order } from '#generated/api/model/index.ts';
import { getOrderInvoice } from '#generated/api/order/get-order-invoice.ts';
import { saveFile } from '#src/browser/save-file.ts';
import { notifyConflict } from '#src/features/order-parts/notify-conflict.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';

/** Downloads the invoice, if the order is paid by invoice. */
export function InvoiceButton({ order }: { order: Order }) {
  const { id, number } = order;
  const download = useMutation({
    mutationFn: () => getOrderInvoice(id),
    meta: { handledStatuses: [409] },
    onError: notifyConflict,
    onSuccess: (document) => saveFile(document, `schet-${number ?? id}.pdf`),
  });
  if (order.payment.method !== 'Invoice' || number === null || order.status === 'Canceled')
    return null;
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
