import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Order } from '#generated/api/model/index.ts';
import { getOrderInvoice } from '#generated/api/order/order.ts';
import { saveFile } from '#src/lib/save-file.ts';

/** The invoice as a document to print and pay, where the order is paid by one. */
export function InvoiceButton({ order }: { order: Order }) {
  const { id, number } = order;
  const download = useMutation({
    mutationFn: () => getOrderInvoice(id),
    onSuccess: (document) => saveFile(document, `schet-${number ?? id}.pdf`),
  });
  if (order.payment.method !== 'Invoice' || number === null) return null;
  return (
    <Button variant="default" loading={download.isPending} onClick={() => download.mutate()}>
      Скачать счёт
    </Button>
  );
}
