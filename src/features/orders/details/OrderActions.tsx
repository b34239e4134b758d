import { Stack } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import type { Order } from '#generated/api/model/index.ts';
import { isAllowed } from '#src/features/order-parts/status/order-status.ts';
import { lazyDialog } from '#src/ssr/boundaries/lazy-dialog.tsx';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { CancelOrder } from './CancelOrder.tsx';

const RepeatDialog = lazyDialog(
  async () => (await import('#src/features/orders/repeat/RepeatDialog.tsx')).RepeatDialog,
);
const RefundDialog = lazyDialog(
  async () => (await import('#src/features/orders/refund/RefundDialog.tsx')).RefundDialog,
);

/** Actions that the server allows, besides paying. */
export function OrderActions({ order }: { order: Order }) {
  const [dialog, setDialog] = useState<'cancel' | 'repeat' | 'refund' | null>(null);
  const close = () => setDialog(null);
  const { id, allowedActions, refunds = [] } = order;
  return (
    <>
      <Stack gap="xs" mt="md" data-print="hidden">
        {isAllowed(allowedActions, 'Repeat') && (
          <Button variant="light" onClick={() => setDialog('repeat')}>
            Повторить заказ
          </Button>
        )}
        {isAllowed(allowedActions, 'Refund') && (
          <Button variant="default" onClick={() => setDialog('refund')}>
            {refunds.length > 0 ? 'Вернуть ещё' : 'Вернуть заказ или часть'}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconPrinter aria-hidden="true" size="1.125rem" />}
          onClick={() => window.print()}
        >
          Печать или PDF
        </Button>
        {isAllowed(allowedActions, 'Cancel') && (
          <Button variant="subtle" color="red" fullWidth onClick={() => setDialog('cancel')}>
            Отменить заказ
          </Button>
        )}
      </Stack>
      {dialog === 'repeat' && <RepeatDialog orderID={id} onClose={close} />}
      {dialog === 'refund' && <RefundDialog order={order} onClose={close} />}
      {dialog === 'cancel' && <CancelOrder order={order} onClose={close} />}
    </>
  );
}
