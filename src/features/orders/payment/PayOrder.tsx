import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OnlinePayment, Order } from '#generated/api/model/index.ts';
import { invalidateGetOrder } from '#generated/api/order/get-order.ts';
import { usePayOrderOnline } from '#generated/api/order/pay-order-online.ts';
import { notifyConflict } from '#src/features/order-parts/notify-conflict.ts';
import { openUrl } from '#src/features/order-parts/open-url.ts';
import { lazyDialog } from '#src/ssr/boundaries/lazy-dialog.tsx';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { useSingleRun } from '#src/ui/kit/buttons/use-single-run.ts';
import { storeBegunPayment } from './begun-payment.ts';

const QrPaymentDialog = lazyDialog(
  async () => (await import('./QrPaymentDialog.tsx')).QrPaymentDialog,
);

/**
 * Starts the payment, or continues the one that was started: opens the payment page; the faster
 * payments system shows its QR code first, for the phone.
 */
export function PayOrder({ order }: { order: Order }) {
  const { id } = order;
  const [begun, setBegun] = useState<OnlinePayment | null>(null);
  const client = useQueryClient();
  const pay = usePayOrderOnline({
    mutation: {
      meta: { handledStatuses: [409] },
      onSuccess: (payment) => {
        storeBegunPayment(order);
        if (payment.qr === null) openUrl(payment.url);
        else setBegun(payment);
      },
      onError: (error) => {
        if (notifyConflict(error)) void invalidateGetOrder(client, id);
      },
    },
  });
  const begin = useSingleRun(pay.mutateAsync);
  return (
    <>
      <Button data-print="hidden" loading={pay.isPending} onClick={() => begin({ id })}>
        Оплатить
      </Button>
      {begun && begun.qr !== null && (
        <QrPaymentDialog
          amount={begun.amount}
          qr={begun.qr}
          url={begun.url}
          onClose={() => setBegun(null)}
        />
      )}
    </>
  );
}
