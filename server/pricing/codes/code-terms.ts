import type { components } from '#generated/server/operations.ts';

type Schemas = components['schemas'];

export type PromoCode = Schemas['PromoCode'];
export type PromoCodeScope = Schemas['PromoCodeScope'];

/** What a promo code gives, and to whom; money in kopecks. */
export interface CodeTerms {
  /** In capital letters. */
  code: string;
  name: string;
  description: string;
  scope: PromoCodeScope;
  /** One of the two is set. A sum of scope Product is for each piece. */
  percent: number | null;
  amount: number | null;
  /** The products it works on must cost at least this much. */
  minAmount: number;
  /** Beginnings of category paths; none means everywhere. */
  categoryPaths: readonly string[];
  excludedPaths: readonly string[];
  /** None means all. */
  productIDs: readonly string[];
  combines: boolean;
  validFrom: Date;
  validUntil: Date | null;
  totalLimit: number | null;
  personLimit: number | null;
  /** Only for those it was given to. */
  personal: boolean;
}

/** Terms and how far they are used up. */
export interface CodeFacts {
  terms: CodeTerms;
  used: number;
  usedByUser: number;
  isGranted: boolean;
}

/** A line as codes and bonuses see it; `amount` in kopecks after contract and promotion. */
export interface PricedLine {
  productID: string;
  categoryPath: string;
  quantity: number;
  amount: number;
}

/** Codes differ by letters and digits, not by case. */
export function normalizeCode(code: string): string {
  return code.trim().toUpperCase();
}
