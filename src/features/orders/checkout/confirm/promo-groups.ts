import type { CheckoutPromoCodes, PromoCode } from '#generated/api/model/index.ts';

/** Codes under what they are for. */
export interface PromoGroup {
  title: string;
  codes: PromoCode[];
}

/**
 * Codes for the whole order first, then those of each product that has some, in its place. Offers
 * that give nothing now are left out.
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
