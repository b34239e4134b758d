/**
 * Percent of VAT within a price; null where the goods are not subject to it («без НДС», НК РФ
 * ст. 149), which is not the same as a rate of 0.
 */
export type VatRate = number | null;

/** The usual rate: 22 % since 2026-01-01 (НК РФ ст. 164 п. 3). */
export const BASE_VAT_RATE = 22;

/** Rates in force: zero, the two of the simplified system, reduced, base. */
export const VAT_RATES: readonly number[] = [0, 5, 7, 10, BASE_VAT_RATE];

/** What a sum is made of; money is kopecks and includes VAT. */
export interface VatLine {
  amount: number;
  vatRate: VatRate;
}

/** Lines of one rate together; kopecks. */
export interface VatShare {
  vatRate: VatRate;
  /** With VAT. */
  amount: number;
  vat: number;
}

/** The VAT within `amount`, kopecks, rounded half up: prices include it. */
export function vatWithin(amount: number, rate: VatRate): number {
  return rate === null ? 0 : Math.round((amount * rate) / (100 + rate));
}

/**
 * The VAT of many lines by rate, the highest first, what is not subject to it last. VAT is rounded
 * line by line and then added, so that the parts of a paper make up its total to the kopeck.
 */
export function splitVat(lines: readonly VatLine[]): VatShare[] {
  const shares = new Map<VatRate, VatShare>();
  for (const { amount, vatRate } of lines) {
    const share = shares.get(vatRate) ?? { vatRate, amount: 0, vat: 0 };
    share.amount += amount;
    share.vat += vatWithin(amount, vatRate);
    shares.set(vatRate, share);
  }
  return [...shares.values()].toSorted((a, b) => (b.vatRate ?? -1) - (a.vatRate ?? -1));
}
