import type { CartItem, CartOrder, PriceExplanation, Totals } from '#generated/api/model/index.ts';
import { isOrderable, sumLines } from './lines/cart-lines.ts';

/** Amounts that only the server can compute; kopecks. */
interface ServerAmounts {
  promo: number;
  bonus: number;
  delivery: number | null;
}

/** Whether all lines that can be ordered are selected: then the totals are those of the cart. */
export function isWhole(lines: readonly CartItem[], selected: readonly CartItem[]): boolean {
  const chosen = new Set(selected.map(({ product }) => product.id));
  return lines.every((item) => !isOrderable(item) || chosen.has(item.product.id));
}

function fromSteps({ totals }: CartOrder, { steps }: PriceExplanation): ServerAmounts {
  const sum = (kind: string) =>
    steps.reduce((total, step) => total + (step.kind === kind ? step.change : 0), 0);
  return {
    promo: -sum('Code'),
    bonus: -sum('Bonus'),
    // A step that costs nothing is omitted, and so is an unknown delivery.
    delivery: totals.delivery === null ? null : sum('Delivery'),
  };
}

/**
 * The totals of the selected lines (`whole`: all of them): products as shown, promo codes, bonuses and
 * delivery as the server computes them, for the whole cart or from the explanation of the selected
 * lines. Until that is loaded, the lines' own shares of promo codes are used.
 */
export function cartTotals(
  order: CartOrder,
  selected: readonly CartItem[],
  whole: boolean,
  explanation: PriceExplanation | undefined,
): Totals {
  const lines = sumLines(selected);
  const { goods, discount, amount, weight, lineCount, quantity } = lines;
  const { promo = 0, bonus = 0, delivery } = order.totals;
  const ownShares = { promo: lines.promo, bonus: 0, delivery: null };
  const partly = explanation ? fromSteps(order, explanation) : ownShares;
  const discounts = whole ? { promo, bonus, delivery } : partly;
  const vat = whole ? order.totals.vat : explanation?.vat;
  const off = discounts.promo + discounts.bonus;
  return {
    goods,
    discount,
    ...discounts,
    toPay: Math.max(0, amount - off) + (discounts.delivery ?? 0),
    weight,
    itemCount: lineCount,
    quantity,
    ...(vat && { vat }),
  };
}
