import type { LineAvailability, Totals } from '#server/cart/schemas.ts';
import type { LineShares } from '#server/pricing/deductions.ts';
import { BASE_VAT_RATE, splitVat, type VatLine, type VatRate } from '#server/pricing/vat.ts';
import { counts } from './totals.ts';

/** The fields of a line that VAT depends on; kopecks. */
export interface TaxedLine {
  isGift?: boolean;
  availability: LineAvailability;
  amount: number;
  product: { id: string; vatRate?: VatRate };
}

/** The amount to pay per line and for delivery; null when a line's rate is unknown. */
function paidLines(
  lines: readonly TaxedLine[],
  delivery: number | null,
  shares: ReadonlyMap<string, LineShares>,
): VatLine[] | null {
  const paid: VatLine[] = [];
  for (const { amount, product } of lines.filter(counts)) {
    if (product.vatRate === undefined) return null;
    const { promo = 0, bonus = 0 } = shares.get(product.id) ?? {};
    paid.push({ amount: amount - promo - bonus, vatRate: product.vatRate });
  }
  return delivery ? [...paid, { amount: delivery, vatRate: BASE_VAT_RATE }] : paid;
}

/** The VAT of the amount to pay, by rate; undefined when unknown. */
export function vatOf(
  lines: readonly TaxedLine[],
  delivery: number | null,
  shares: ReadonlyMap<string, LineShares>,
): Totals['vat'] {
  const paid = paidLines(lines, delivery, shares);
  if (paid === null || paid.length === 0) return undefined;
  return splitVat(paid).map(({ vatRate, vat, amount }) => ({
    rate: vatRate,
    amount: vat,
    total: amount,
  }));
}

/** Totals with the VAT they include. */
export function withVat(
  totals: Totals,
  lines: readonly TaxedLine[],
  shares: ReadonlyMap<string, LineShares>,
): Totals {
  const vat = vatOf(lines, totals.delivery, shares);
  return vat === undefined ? totals : { ...totals, vat };
}
