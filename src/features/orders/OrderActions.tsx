import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Order } from '#generated/api/model/index.ts';
import { useCancelOrder, useSetGetOrderQueryData } from '#generated/api/order/order.ts';
import { openTicketDialog } from '#src/features/support/ticket-dialog.ts';
import { InvoiceButton } from './InvoiceButton.tsx';
import { isAllowed } from './order-status.ts';
import { invalidateOrderLists } from './orders-cache.ts';
import { PayOrder } from './PayOrder.tsx';
import { RepeatDialog } from './RepeatDialog.tsx';

const RefundDialog = lazy(async () => {
  const { RefundDialog: component } = await import('#src/features/refund/RefundDialog.tsx');
  return { default: component };
});

/** What the server lets the reader do with the order. */
export function OrderActions({ order }: { order: Order }) {
  const [dialog, setDialog] = useState<'cancel' | 'repeat' | 'refund' | null>(null);
  const close = () => setDialog(null);
  const { id, number, allowedActions } = order;
  return (
    <>
      <Stack gap="xs" mt="md">
        {isAllowed(allowedActions, 'Pay') && <PayOrder orderID={order.id} />}
        <InvoiceButton order={order} />
        {isAllowed(allowedActions, 'Repeat') && (
          <Button variant="light" onClick={() => setDialog('repeat')}>
            Повторить заказ
          </Button>
        )}
        {isAllowed(allowedActions, 'Refund') && (
          <Button variant="default" onClick={() => setDialog('refund')}>
            Вернуть заказ
          </Button>
        )}
        <Button
          variant="default"
          onClick={() => openTicketDialog({ kind: 'OrderQuestion', order: { id, number } })}
        >
          Задать вопрос о заказе
        </Button>
        {isAllowed(allowedActions, 'Cancel') && (
          <Button variant="subtle" color="red" onClick={() => setDialog('cancel')}>
            Отменить заказ
          </Button>
        )}
      </Stack>
      {dialog === 'repeat' && <RepeatDialog orderID={id} onClose={close} />}
      {dialog === 'refund' && (
        <Suspense fallback={null}>
          <RefundDialog order={order} onClose={close} />
        </Suspense>
      )}
      {dialog === 'cancel' && <CancelDialog order={order} onClose={close} />}
    </>
  );
}

function CancelDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const queryClient = useQueryClient();
  const setOrder = useSetGetOrderQueryData();
  const cancel = useCancelOrder({
    mutation: {
      meta: { success: 'Заказ отменён' },
      onSuccess: (canceled) => {
        setOrder(order.id, canceled);
        void invalidateOrderLists(queryClient);
        onClose();
      },
    },
  });
  return (
    <Modal opened onClose={onClose} title={`Отменить заказ ${order.number}?`}>
      <Text mb="lg">Товары вернутся в продажу. Восстановить отменённый заказ нельзя.</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Не отменять
        </Button>
        <Button
          color="red"
          loading={cancel.isPending}
          onClick={() => cancel.mutate({ id: order.id })}
        >
          Отменить заказ
        </Button>
      </Group>
    </Modal>
  );
}
