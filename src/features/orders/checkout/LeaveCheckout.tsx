import { Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCancelCheckout } from '#generated/api/checkout/cancel-checkout.ts';
import { useDeleteCheckout } from '#generated/api/checkout/delete-checkout.ts';
import type { Checkout } from '#generated/api/model/index.ts';
import { refreshCart } from '#src/features/cart-parts/change/cart-cache.ts';
import { forgetOrder } from '#src/features/order-parts/orders-cache.ts';
import { isAllowed } from '#src/features/order-parts/status/order-status.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { useSingleRun } from '#src/ui/kit/buttons/use-single-run.ts';
import { ConfirmDialog } from '#src/ui/mantine/dialogs/ConfirmDialog.tsx';

/** Buttons to leave a checkout: back to the cart, or delete the draft. */
export function LeaveCheckout({ checkout }: { checkout: Checkout }) {
  const { id, status, allowedActions } = checkout;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [confirming, setConfirming] = useState(false);
  const leave = {
    onSuccess: async () => {
      refreshCart(client);
      await navigate({ to: '/cart' });
      forgetOrder(client, id);
    },
  };
  const cancel = useCancelCheckout({ mutation: leave });
  const remove = useDeleteCheckout({
    mutation: { ...leave, meta: { success: 'Черновик заказа удалён' } },
  });
  const giveBack = useSingleRun(cancel.mutateAsync);
  const draft = status === 'Draft';
  return (
    <Group gap="lg">
      {draft ? (
        <LinkButton to="/cart" variant="subtle">
          Вернуться в корзину
        </LinkButton>
      ) : (
        isAllowed(allowedActions, 'Cancel') && (
          <Button variant="subtle" loading={cancel.isPending} onClick={() => giveBack({ id })}>
            Отменить и вернуть товары в корзину
          </Button>
        )
      )}
      {isAllowed(allowedActions, 'Delete') && (
        <Button variant="subtle" onClick={() => setConfirming(true)}>
          {draft ? 'Удалить черновик' : 'Удалить заказ'}
        </Button>
      )}
      {confirming && (
        <ConfirmDialog
          title={draft ? 'Удалить черновик?' : 'Удалить заказ?'}
          confirmLabel="Удалить"
          cancelLabel="Оставить"
          pending={remove.isPending}
          onConfirm={() => remove.mutateAsync({ id })}
          onClose={() => setConfirming(false)}
        >
          {draft
            ? 'Выбранные доставка, получатель и оплата пропадут. Товары останутся в корзине.'
            : 'Заказ и всё, что в нём выбрано, пропадут; в корзину товары не вернутся.'}
        </ConfirmDialog>
      )}
    </Group>
  );
}
