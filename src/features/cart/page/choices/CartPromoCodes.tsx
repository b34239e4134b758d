import { useQueryClient } from '@tanstack/react-query';
import { useDeleteCartPromoCode } from '#generated/api/cart/delete-cart-promo-code.ts';
import type { CartItem, PromoCode } from '#generated/api/model/index.ts';
import { isOrderable } from '#src/features/cart/page/lines/cart-lines.ts';
import { applyCart } from '#src/features/cart-parts/change/cart-cache.ts';
import { PromoCodeForm } from '#src/features/price-parts/PromoCodeForm.tsx';
import { PromoCodeRow } from '#src/features/price-parts/PromoCodeRow.tsx';
import classes from '#src/features/price-parts/PromoCodes.module.css';

interface CartPromoCodesProps {
  codes: readonly PromoCode[];
  items: readonly CartItem[];
}

/** A field for a promo code, and the applied codes with their discounts. */
export function CartPromoCodes({ codes, items }: CartPromoCodesProps) {
  const client = useQueryClient();
  const remove = useDeleteCartPromoCode({
    mutation: { onSuccess: (cart) => applyCart(client, cart) },
  });
  const bought = items.filter((item) => !item.isGift && isOrderable(item));
  return (
    <section aria-label="Промокоды">
      <PromoCodeForm
        products={bought.map(({ product }) => product)}
        onApplied={(cart) => applyCart(client, cart)}
      />
      {codes.length > 0 && (
        <ul className={classes.codes}>
          {codes.map((code) => (
            <PromoCodeRow
              key={code.couponCode}
              code={code}
              pending={remove.isPending}
              onRemove={() => remove.mutate({ data: { couponCode: code.couponCode } })}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
