import type { LineAvailability, Totals } from '#server/cart/schemas.ts';

/** The sums of one line; kopecks and grams. */
export interface LineSums {
  amount: number;
  amountWithoutDiscount: number;
  discount: number;
  weight: number;
}

/** Sums of a line. An unknown weight counts as 0; a price above the old one is no discount. */
export function sumLine(
  quantity: number,
  product: { price: number; priceWithoutDiscount: number; weight: number | null },
): LineSums {
  const full = Math.max(product.price, product.priceWithoutDiscount);
  return {
    amount: product.price * quantity,
    amountWithoutDiscount: full * quantity,
    discount: (full - product.price) * quantity,
    weight: (product.weight ?? 0) * quantity,
  };
}

/** A line that counts: one that is paid for and available, at least in part. */
export function counts(line: { availability: LineAvailability; isGift?: boolean }): boolean {
  return !line.isGift && (line.availability === 'Available' || line.availability === 'Reduced');
}

/** Discounts by codes and bonuses, kopecks. */
export interface Reductions {
  promo: number;
  bonus: number;
}

const noReductions: Reductions = { promo: 0, bonus: 0 };

/**
 * The totals of the available lines; gifts add only their weight.
 * @param delivery kopecks; null while unknown, then `toPay` excludes it.
 */
export function sumTotals(
  lines: readonly (LineSums & {
    isGift?: boolean;
    quantity: number;
    availability: LineAvailability;
  })[],
  delivery: number | null,
  { promo, bonus }: Reductions = noReductions,
): Totals {
  const counted = lines.filter(counts);
  const sum = (pick: (line: (typeof counted)[number]) => number) =>
    counted.reduce((total, line) => total + pick(line), 0);
  const goods = sum((line) => line.amountWithoutDiscount);
  const discount = sum((line) => line.discount);
  const gifts = lines.reduce((total, line) => total + (line.isGift ? line.weight : 0), 0);
  return {
    goods,
    discount,
    promo,
    bonus,
    delivery,
    toPay: goods - discount - promo - bonus + (delivery ?? 0),
    weight: sum((line) => line.weight) + gifts,
    itemCount: counted.length,
    quantity: sum((line) => line.quantity),
  };
}
