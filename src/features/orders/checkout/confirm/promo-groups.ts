import type { CheckoutPromoCodes, PromoCode } from '#generated/api/model/index.ts';
import { countOf, productForms } from '#src/lib/numbers/plurals.ts';

/** Codes with what they apply to. */
export interface PromoGroup {
  title: string;
  codes: PromoCode[];
}

/**
 * Codes for the whole order first, then those of products, each code once: its discount is that of
 * all its products together. Offers without effect now are omitted.
 */
export function groupCodes(
  offered: CheckoutPromoCodes | undefined,
  products: readonly { id: string; name: string }[],
): PromoGroup[] {
  if (!offered) return [];
  const { orderPromoCodes, productPromoCodes } = offered;
  const groups = new Map<string, PromoGroup>();
  const known = new Set<string>();
  for (const code of products.flatMap(({ id }) => productPromoCodes[id] ?? [])) {
    if (known.has(code.couponCode)) continue;
    known.add(code.couponCode);
    const its = products.filter(({ id }) =>
      productPromoCodes[id]?.some(({ couponCode }) => couponCode === code.couponCode),
    );
    const title =
      its.length === 1
        ? (its[0]?.name ?? '')
        : `На ${countOf(its.length, productForms)} из ${products.length}`;
    const group = groups.get(title) ?? { title, codes: [] };
    groups.set(title, { title, codes: [...group.codes, code] });
  }
  return [{ title: 'На весь заказ', codes: orderPromoCodes }, ...groups.values()]
    .map(({ title, codes }) => ({
      title,
      codes: codes.filter(({ applied, allowed }) => applied || allowed),
    }))
    .filter(({ codes }) => codes.length > 0);
}
