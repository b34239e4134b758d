/** What a product demands of its quantity in the cart; pieces. */
export interface QuantityRules {
  /** The quantity must be a multiple of this. */
  packSize: number;
  /** Smallest order. */
  minQuantity: number;
  /** How many can be had now; 0 none. */
  maxQuantity: number;
}

/** The first quantity that the rules allow, even when it is not to be had. */
export function firstQuantity({ packSize, minQuantity }: QuantityRules): number {
  return Math.max(packSize, Math.ceil(minQuantity / packSize) * packSize);
}

/** The largest quantity that the rules allow; 0 when even the first cannot be had. */
export function lastQuantity(rules: QuantityRules): number {
  const last = Math.floor(rules.maxQuantity / rules.packSize) * rules.packSize;
  return last < firstQuantity(rules) ? 0 : last;
}

/** One pack more, never above what can be had; a quantity already above stays. */
export function stepUp(quantity: number, rules: QuantityRules): number {
  if (quantity < firstQuantity(rules)) return Math.min(firstQuantity(rules), lastQuantity(rules));
  const next = (Math.floor(quantity / rules.packSize) + 1) * rules.packSize;
  return Math.max(quantity, Math.min(next, lastQuantity(rules)));
}

/** One pack less; 0 (remove) below the smallest order. */
export function stepDown(quantity: number, rules: QuantityRules): number {
  const next = (Math.ceil(quantity / rules.packSize) - 1) * rules.packSize;
  return next < firstQuantity(rules) ? 0 : next;
}

/**
 * The allowed quantity nearest to what was typed: rounded up to whole packs, not below the smallest
 * order and not above what can be had. 0 stays 0 and removes.
 */
export function fitQuantity(typed: number, rules: QuantityRules): number {
  if (!Number.isFinite(typed) || typed <= 0) return 0;
  const whole = Math.ceil(typed / rules.packSize) * rules.packSize;
  return Math.min(Math.max(whole, firstQuantity(rules)), lastQuantity(rules));
}
