/** Rules of a product for its quantity in the cart; pieces. */
export interface QuantityRules {
  /** The quantity must be a multiple of this. */
  packSize: number;
  /** Minimum quantity. */
  minQuantity: number;
  /** Maximum quantity available now; 0 none. */
  maxQuantity: number;
}

/** The smallest quantity that the rules allow, even when it is not available. */
export function firstQuantity({ packSize, minQuantity }: QuantityRules): number {
  return Math.max(packSize, Math.ceil(minQuantity / packSize) * packSize);
}

/** The largest quantity that the rules allow; 0 when not even the smallest is available. */
export function lastQuantity(rules: QuantityRules): number {
  const last = Math.floor(rules.maxQuantity / rules.packSize) * rules.packSize;
  return last < firstQuantity(rules) ? 0 : last;
}

/** One pack more, never above the maximum; a quantity already above it stays. */
export function stepUp(quantity: number, rules: QuantityRules): number {
  if (quantity < firstQuantity(rules)) return Math.min(firstQuantity(rules), lastQuantity(rules));
  const next = (Math.floor(quantity / rules.packSize) + 1) * rules.packSize;
  return Math.max(quantity, Math.min(next, lastQuantity(rules)));
}

/** One pack less; 0 (remove) below the minimum. */
export function stepDown(quantity: number, rules: QuantityRules): number {
  const next = (Math.ceil(quantity / rules.packSize) - 1) * rules.packSize;
  return next < firstQuantity(rules) ? 0 : next;
}

/**
 * The allowed quantity nearest to the typed one: rounded up to whole packs, between minimum and
 * maximum. 0 stays 0 and removes.
 */
export function fitQuantity(typed: number, rules: QuantityRules): number {
  if (!Number.isFinite(typed) || typed <= 0) return 0;
  const whole = Math.ceil(typed / rules.packSize) * rules.packSize;
  return Math.min(Math.max(whole, firstQuantity(rules)), lastQuantity(rules));
}
