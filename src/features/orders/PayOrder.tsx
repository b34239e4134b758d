import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { OnlinePayment } from '#generated/api/model/onlinePayment.ts';
import { usePayOrderOnline } from '#generated/api/order/order.ts';
import { formatMoney } from '#src/lib/money.ts';
import { QrCode } from '#src/ui/QrCode.tsx';
import { ResponsiveDialog } from '#src/ui/ResponsiveDialog.tsx';
import classes from './PayOrder.module.css';

/**
 * Begins the payment, or goes on with the one that was begun: leads to the page where one pays; the
 * faster payments system shows its code first, for the telephone.
 */
export function PayOrder({ orderID }: { orderID: string }) {
  const [begun, setBegun] = useState<OnlinePayment | null>(null);
  const pay = usePayOrderOnline({
    mutation: {
      onSuccess: (payment) => (payment.qr === null ? leaveFor(payment.url) : setBegun(payment)),
    },
  });
  return (
    <>
      <Button loading={pay.isPending} onClick={() => pay.mutate({ id: orderID })}>
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
            <Button fullWidth onClick={() => leaveFor(begun.url)} data-autofocus>
              Оплатить на этом устройстве
            </Button>
          </Stack>
        </ResponsiveDialog>
      )}
    </>
  );
}

/** Follows an address of the server, unless it is no address of a page. */
function leaveFor(address: string): void {
  const url = new URL(address, window.location.origin);
  if (url.protocol === 'https:' || url.protocol === 'http:') window.location.assign(url);
}
