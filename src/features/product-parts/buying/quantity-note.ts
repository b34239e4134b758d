import { firstQuantity, type QuantityRules } from '#src/features/cart-parts/quantity.ts';

/** «Продаётся упаковками по 10 шт., от 20 шт.», or null without a pack size. */
export function quantityNote(rules: QuantityRules): string | null {
  const parts = [
    rules.packSize > 1 && `упаковками по ${rules.packSize}\u00a0шт.`,
    firstQuantity(rules) > rules.packSize && `от ${firstQuantity(rules)}\u00a0шт.`,
  ].filter(Boolean);
  return parts.length > 0 ? `Продаётся ${parts.join(', ')}` : null;
}
