import { formatNumber } from '#src/lib/numbers/numbers.ts';
import { firstQuantity, fitQuantity, type QuantityRules, stepUp } from './quantity.ts';

/**
 * Why the requested quantity is not possible; null when it is.
 * @param isTyped the field shows the corrected quantity instead, so that the text repeats what was typed
 */
export function quantityReason(
  requested: number,
  rules: QuantityRules,
  isTyped = false,
): string | null {
  const fitted = fitQuantity(requested, rules);
  if (fitted === requested) return null;
  if (fitted < requested) {
    if (fitted === 0) return 'Сейчас нет в наличии';
    const stock = `В наличии ${fitted} шт.`;
    return isTyped ? `${stock}, а не ${formatNumber(requested)}` : stock;
  }
  const first = firstQuantity(rules);
  return requested < first
    ? `Не меньше ${first} шт.`
    : `Продаётся упаковками по ${rules.packSize} шт.`;
}

/** Why there is no more than `quantity` to order, for all to read; null when there is. */
export function limitText(quantity: number, rules: QuantityRules): string | null {
  if (stepUp(quantity, rules) > quantity) return null;
  const reason = quantityReason(quantity + 1, rules);
  return reason && `${reason}: больше заказать нельзя`;
}
