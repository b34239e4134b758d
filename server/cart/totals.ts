import type { LineAvailability, Totals } from './schemas.ts';

/** The sums of one line; kopecks and grams. */
export interface LineSums {
  amount: number;
  amountWithoutDiscount: number;
  discount: number;
  weight: number;
}

/** What a line costs and weighs. An unknown weight counts as nothing; a price above the old one is no discount. */
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

/** A line that counts: one that can be bought, at least in part. */
function counts(line: { availability: LineAvailability }): boolean {
  return line.availability === 'Available' || line.availability === 'Reduced';
}

/**
 * The totals over the lines that can be bought.
 * @param delivery kopecks; null while unknown, and then not part of `toPay`.
 */
export function sumTotals(
  lines: readonly (LineSums & { quantity: number; availability: LineAvailability })[],
  delivery: number | null,
): Totals {
  const counted = lines.filter(counts);
  const sum = (pick: (line: (typeof counted)[number]) => number) =>
    counted.reduce((total, line) => total + pick(line), 0);
  const goods = sum((line) => line.amountWithoutDiscount);
  const discount = sum((line) => line.discount);
  return {
    goods,
    discount,
    delivery,
    toPay: goods - discount + (delivery ?? 0),
    weight: sum((line) => line.weight),
    itemCount: counted.length,
    quantity: sum((line) => line.quantity),
  };
}
