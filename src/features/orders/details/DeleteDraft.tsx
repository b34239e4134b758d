import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeleteCheckout } from '#generated/api/checkout/delete-checkout.ts';
import type { OrderSummary } from '#generated/api/model/orderSummary.ts';
import { forgetOrder } from '#src/features/order-parts/orders-cache.ts';
import { orderTitle } from '#src/features/order-parts/status/order-title.ts';
import { IconButton } from '#src/ui/kit/buttons/IconButton.tsx';
import { ConfirmDialog } from '#src/ui/mantine/dialogs/ConfirmDialog.tsx';
import classes from './DeleteDraft.module.css';

/** Deletes a draft, or an order that could not be created. */
export function DeleteDraft({ order }: { order: OrderSummary }) {
  const client = useQueryClient();
  const [confirming, setConfirming] = useState(false);
  const remove = useDeleteCheckout({
    mutation: {
      meta: { success: 'Черновик удалён' },
      onSuccess: () => forgetOrder(client, order.id),
    },
  });
  return (
    <>
      <IconButton
        label={`Удалить: ${orderTitle(order)}`}
        className={classes.button}
        onClick={() => setConfirming(true)}
      >
        <IconTrash aria-hidden="true" size="1.125rem" />
      </IconButton>
      {confirming && (
        <ConfirmDialog
          title="Удалить черновик?"
          confirmLabel="Удалить"
          cancelLabel="Оставить"
          pending={remove.isPending}
          onConfirm={() => remove.mutateAsync({ id: order.id })}
          onClose={() => setConfirming(false)}
        >
          Выбранные доставка, получатель и оплата пропадут. Восстановить черновик нельзя.
        </ConfirmDialog>
      )}
    </>
  );
}
