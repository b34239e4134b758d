import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '#generated/api/model/index.ts';
import { useCancelOrder } from '#generated/api/order/cancel-order.ts';
import { invalidateGetOrder, useSetGetOrderQueryData } from '#generated/api/order/get-order.ts';
import { notifyConflict } from '#src/features/order-parts/notify-conflict.ts';
import { invalidateOrderLists } from '#src/features/order-parts/orders-cache.ts';
import { orderTitle } from '#src/features/order-parts/status/order-title.ts';
import { cancellationText } from '#src/features/orders/payment/money-back.ts';
import { ConfirmDialog } from '#src/ui/mantine/dialogs/ConfirmDialog.tsx';

/** A confirmation dialog that cancels the order. */
export function CancelOrder({ order, onClose }: { order: Order; onClose: () => void }) {
  const client = useQueryClient();
  const setOrder = useSetGetOrderQueryData();
  const cancel = useCancelOrder({
    mutation: {
      meta: { success: 'Заказ отменён', handledStatuses: [409] },
      onSuccess: (canceled) => setOrder(order.id, canceled),
      onError: (error) => {
        if (notifyConflict(error)) void invalidateGetOrder(client, order.id);
      },
      onSettled: () => {
        void invalidateOrderLists(client);
        onClose();
      },
    },
  });
  return (
    <ConfirmDialog
      title={`${orderTitle(order)}: отменить?`}
      confirmLabel="Отменить заказ"
      cancelLabel="Не отменять"
      pending={cancel.isPending}
      onConfirm={() => cancel.mutateAsync({ id: order.id })}
      onClose={onClose}
    >
      {cancellationText(order)}
    </ConfirmDialog>
  );
}
