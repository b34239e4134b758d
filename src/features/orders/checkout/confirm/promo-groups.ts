import type { CheckoutPromoCodes, PromoCode } from '#generated/api/model/index.ts';

/** Codes with what they apply to. */
export interface PromoGroup {
  title: string;
  codes: PromoCode[];
}

/**
 * Codes for the whole order first, then those of each product, in its order. Offers without effect
 * now are omitted.
 */
export function groupCodes(
  offered: CheckoutPromoCodes | undefined,
  products: readonly { id: string; name: string }[],
): PromoGroup[] {
  if (!offered) return [];
  const { orderPromoCodes, productPromoCodes } = offered;
  return [
    { title: 'На весь заказ', codes: orderPromoCodes },
    ...products.map(({ id, name }) => ({ title: name, codes: productPromoCodes[id] ?? [] })),
  ]
    .map(({ title, codes }) => ({
      title,
      codes: codes.filter(({ applied, allowed }) => applied || allowed),
    }))
    .filter(({ codes }) => codes.length > 0);
}
