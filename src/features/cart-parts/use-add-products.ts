import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useAddCartProducts } from '#generated/api/cart/add-cart-products.ts';
import type { AddCartProduct } from '#generated/api/model/addCartProduct.ts';
import { applyCart } from '#src/features/cart-parts/change/cart-cache.ts';
import { countOf, productForms } from '#src/lib/numbers/plurals.ts';
import { showToast } from '#src/ui/toasts/toasts.ts';

/** Adds several products to the cart, shows how many, and then calls a callback. */
export function useAddProducts() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useAddCartProducts();
  const toCart = useCallback(() => void navigate({ to: '/cart' }), [navigate]);
  const add = useCallback(
    (products: AddCartProduct[], onAdded?: () => void) =>
      mutate(
        { data: { products } },
        {
          onSuccess: ({ order }) => {
            applyCart(client, { order });
            showToast({
              tone: 'success',
              message: `Добавлено в корзину: ${countOf(products.length, productForms)}`,
              ...(!onAdded && { action: { label: 'Открыть корзину', onClick: toCart } }),
            });
            onAdded?.();
          },
        },
      ),
    [client, mutate, toCart],
  );
  return { add, toCart, pending: isPending };
}
