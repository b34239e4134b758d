import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { useAddCartProducts } from '#generated/api/cart/cart.ts';
import type { SharedProducts } from '#generated/api/model/sharedProducts.ts';
import { registerPendingAction } from '#src/auth/pending-action.ts';
import { requireSession } from '#src/auth/require-session.ts';
import { applyCart } from '#src/features/cart/cart-cache.ts';
import { countOf } from '#src/lib/plurals.ts';
import { showToast } from '#src/ui/toasts.ts';

const ADD_SHARED = 'share.add';
const goods = ['товар', 'товара', 'товаров'] as const;

/**
 * Adds what a link holds to the reader's cart, beside what is there, and leads to it. A visitor
 * signs in first; then it goes on by itself.
 */
export function useAddShared({ id, lines }: SharedProducts): { run: () => void; pending: boolean } {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useAddCartProducts();
  const add = useCallback(() => {
    const products = lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ product, quantity }) => ({ productID: product.id, quantity }));
    mutate(
      { data: { products } },
      {
        onSuccess: ({ order }) => {
          applyCart(client, { order });
          const count = countOf(products.length, goods);
          showToast({ tone: 'success', message: `Добавлено в корзину: ${count}` });
          void navigate({ to: '/cart' });
        },
      },
    );
  }, [client, lines, mutate, navigate]);
  useEffect(
    () =>
      registerPendingAction(ADD_SHARED, (payload) => {
        if (payload === id) add();
      }),
    [add, id],
  );
  return {
    run: () => {
      if (requireSession({ type: ADD_SHARED, payload: id })) add();
    },
    pending: isPending,
  };
}
