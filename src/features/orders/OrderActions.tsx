import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '#generated/api/model/index.ts';
import { useCancelOrder, useSetGetOrderQueryData } from '#generated/api/order/order.ts';
import { isAllowed } from './order-status.ts';
import { invalidateOrderLists } from './orders-cache.ts';
import { RepeatDialog } from './RepeatDialog.tsx';

/** What the server lets the reader do with the order. */
export function OrderActions({ order }: { order: Order }) {
  const [dialog, setDialog] = useState<'cancel' | 'repeat' | null>(null);
  const close = () => setDialog(null);
  const { allowedActions } = order;
  return (
    <>
      <Stack gap="xs" mt="md">
        {isAllowed(allowedActions, 'Repeat') && (
          <Button variant="light" onClick={() => setDialog('repeat')}>
            Повторить заказ
          </Button>
        )}
        {isAllowed(allowedActions, 'Cancel') && (
          <Button variant="subtle" color="red" onClick={() => setDialog('cancel')}>
            Отменить заказ
          </Button>
        )}
      </Stack>
      {dialog === 'repeat' && <RepeatDialog orderID={order.id} onClose={close} />}
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
