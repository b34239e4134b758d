import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateGetApproval } from '#generated/api/approval/get-approval.ts';
import { invalidateGetCart } from '#generated/api/cart/get-cart.ts';
import { invalidateGetCartPreview } from '#generated/api/cart/get-cart-preview.ts';
import { useCancelCheckout } from '#generated/api/checkout/cancel-checkout.ts';
import { notifyConflict } from '#src/features/order-parts/notify-conflict.ts';
import { forgetOrder } from '#src/features/order-parts/orders-cache.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { ConfirmDialog } from '#src/ui/mantine/dialogs/ConfirmDialog.tsx';

/** Withdraws an order from approval; its products return to the cart. */
export function WithdrawOrder({ orderID }: { orderID: string }) {
  const client = useQueryClient();
  const [confirming, setConfirming] = useState(false);
  const withdraw = useCancelCheckout({
    mutation: {
      meta: { success: 'Заказ отозван, товары снова в корзине', handledStatuses: [409] },
      onError: notifyConflict,
      onSettled: () => {
        setConfirming(false);
        void invalidateGetApproval(client, orderID);
        void invalidateGetCart(client);
        void invalidateGetCartPreview(client);
        forgetOrder(client, orderID);
      },
    },
  });
  return (
    <>
      <Button variant="subtle" color="red" fullWidth onClick={() => setConfirming(true)}>
        Отозвать заказ
      </Button>
      {confirming && (
        <ConfirmDialog
          title="Отозвать заказ?"
          confirmLabel="Отозвать"
          cancelLabel="Оставить"
          pending={withdraw.isPending}
          onConfirm={() => withdraw.mutateAsync({ id: orderID })}
          onClose={() => setConfirming(false)}
        >
          Товары вернутся в корзину, согласующие увидят заказ отменённым.
        </ConfirmDialog>
      )}
    </>
  );
}
