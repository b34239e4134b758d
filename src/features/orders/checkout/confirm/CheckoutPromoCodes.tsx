import { Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAddCartPromoCode } from '#generated/api/cart/add-cart-promo-code.ts';
import { useDeleteCartPromoCode } from '#generated/api/cart/delete-cart-promo-code.ts';
import { invalidateGetCheckout } from '#generated/api/checkout/get-checkout.ts';
import {
  getListCheckoutPromoCodesQueryOptions,
  invalidateListCheckoutPromoCodes,
} from '#generated/api/checkout/list-checkout-promo-codes.ts';
import type { Cart, Checkout } from '#generated/api/model/index.ts';
import { applyCart } from '#src/features/cart-parts/change/cart-cache.ts';
import { PromoCodeForm } from '#src/features/price-parts/PromoCodeForm.tsx';
import { PromoCodeRow } from '#src/features/price-parts/PromoCodeRow.tsx';
import classes from '#src/features/price-parts/PromoCodes.module.css';
import { groupCodes } from './promo-groups.ts';

/** Promo codes of the order and of its products: applied and offered ones, and a field for more. */
export function CheckoutPromoCodes({ checkout }: { checkout: Checkout }) {
  const { id, items } = checkout;
  const client = useQueryClient();
  const { data } = useQuery({
    ...getListCheckoutPromoCodesQueryOptions(id),
    meta: { silent: true },
  });
  const storeCart = (cart: Cart) => {
    applyCart(client, cart);
    void invalidateGetCheckout(client, id);
    void invalidateListCheckoutPromoCodes(client, id);
  };
  const add = useAddCartPromoCode({ mutation: { onSuccess: storeCart } });
  const remove = useDeleteCartPromoCode({ mutation: { onSuccess: storeCart } });
  const products = items.filter(({ isGift }) => !isGift).map(({ product }) => product);
  const pending = add.isPending || remove.isPending;
  return (
    <section aria-label="Промокоды">
      <PromoCodeForm products={products} onApplied={storeCart} />
      {groupCodes(data, products).map(({ title, codes }) => (
        <div key={title}>
          <Text size="sm" c="dimmed" mt="xs">
            {title}
          </Text>
          <ul className={classes.codes}>
            {codes.map((code) => (
              <PromoCodeRow
                key={code.couponCode}
                code={code}
                pending={pending}
                onApply={() => add.mutate({ data: { couponCode: code.couponCode } })}
                onRemove={() => remove.mutate({ data: { couponCode: code.couponCode } })}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
