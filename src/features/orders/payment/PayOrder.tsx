import { Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OnlinePayment, Order } from '#generated/api/model/index.ts';
import { invalidateGetOrder } from '#generated/api/order/get-order.ts';
import { usePayOrderOnline } from '#generated/api/order/pay-order-online.ts';
import { notifyConflict } from '#src/features/order-parts/notify-conflict.ts';
import { openUrl } from '#src/features/order-parts/open-url.ts';
import { formatMoney } from '#src/lib/money.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { useSingleRun } from '#src/ui/kit/buttons/use-single-run.ts';
import { QrCode } from '#src/ui/kit/content/QrCode.tsx';
import { ResponsiveDialog } from '#src/ui/mantine/ResponsiveDialog.tsx';
import { rememberPayment } from './begun-payment.ts';
import classes from './PayOrder.module.css';

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
        rememberPayment(order);
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
        <ResponsiveDialog opened onClose={() => setBegun(null)} title="Оплата через СБП" size="xs">
          <Stack gap="md" align="center">
            <Text ta="center">
              Наведите камеру телефона, чтобы оплатить {formatMoney(begun.amount)} в приложении
              банка.
            </Text>
            <div className={classes.code}>
              <QrCode text={begun.qr} label="QR-код для оплаты" />
            </div>
            <Button fullWidth onClick={() => openUrl(begun.url)} data-autofocus>
              Оплатить на этом устройстве
            </Button>
          </Stack>
        </ResponsiveDialog>
      )}
    </>
  );
}
