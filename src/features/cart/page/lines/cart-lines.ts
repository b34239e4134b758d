import type { CartItem, CartOrder } from '#generated/api/model/index.ts';

/** Totals of some lines of the cart: money in kopecks, weight in grams. */
export interface LineTotals {
  lineCount: number;
  quantity: number;
  /** Before discounts. */
  goods: number;
  discount: number;
  /** What the goods cost now: `goods − discount`. */
  amount: number;
  /** Promo code discount on `amount`. */
  promo: number;
  weight: number;
}

export interface CartGroups {
  /** Can be ordered, all of it or less. */
  available: CartItem[];
  /** Cannot be ordered now. */
  unavailable: CartItem[];
}

/**
 * The lines with pending quantities in place of the server's, and sums computed from the line's own
 * price; removed lines are omitted.
 * @param requested product id → quantity, 0 for removal.
 */
export function applyPending(items: readonly CartItem[], requested: ReadonlyMap<string, number>) {
  if (requested.size === 0) return [...items];
  return items.flatMap((item): CartItem[] => {
    const quantity = item.isGift ? undefined : requested.get(item.product.id);
    if (quantity === undefined || quantity === item.quantity) return [item];
    if (quantity === 0) return [];
    const amount = item.product.price * quantity;
    const amountWithoutDiscount = item.product.priceWithoutDiscount * quantity;
    return [
      {
        ...item,
        quantity,
        amount,
        amountWithoutDiscount,
        discount: amountWithoutDiscount - amount,
        weight: (item.product.weight ?? 0) * quantity,
      },
    ];
  });
}

/** Whether a line can be ordered, if only in a smaller quantity. */
export function isOrderable(item: CartItem): boolean {
  return item.availability === 'Available' || item.availability === 'Reduced';
}

/** Splits lines by whether they can be ordered, each group in the cart's order. */
export function groupLines(items: readonly CartItem[]): CartGroups {
  return {
    available: items.filter(isOrderable),
    unavailable: items.filter((item) => !isOrderable(item)),
  };
}

/** Totals of the lines, zeros without lines; gifts add only their weight, as on the server. */
export function sumLines(items: readonly CartItem[]): LineTotals {
  const totals: LineTotals = {
    lineCount: 0,
    quantity: 0,
    goods: 0,
    discount: 0,
    amount: 0,
    promo: 0,
    weight: 0,
  };
  for (const item of items) {
    totals.weight += item.weight;
    if (item.isGift) continue;
    totals.lineCount += 1;
    totals.quantity += item.quantity;
    totals.goods += item.amountWithoutDiscount;
    totals.discount += item.discount;
    totals.amount += item.amount;
    totals.promo += item.promo ?? 0;
  }
  return totals;
}

/** Problems of one product, the blocking ones first. */
export function problemsOf(order: CartOrder, productID: string): CartOrder['problems'] {
  return order.problems
    .filter((problem) => problem.productID === productID)
    .sort((a, b) => Number(b.blocking) - Number(a.blocking));
}

/** A line's quantity on paper, which has neither field nor checkbox. */
export function printedQuantity(quantity: number, selected?: boolean): string {
  return selected === false ? `${quantity} шт., не выбран` : `${quantity} шт.`;
}
