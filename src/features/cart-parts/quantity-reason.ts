import { firstQuantity, fitQuantity, lastQuantity, type QuantityRules } from './quantity.ts';

/** Why the requested quantity is not possible; null when it is. */
export function quantityReason(requested: number, rules: QuantityRules): string | null {
  const fitted = fitQuantity(requested, rules);
  if (fitted === requested) return null;
  if (fitted < requested) {
    return fitted === 0 ? 'Сейчас нет в наличии' : `В наличии ${lastQuantity(rules)} шт.`;
  }
  const first = firstQuantity(rules);
  return requested < first
    ? `Не меньше ${first} шт.`
    : `Продаётся упаковками по ${rules.packSize} шт.`;
}
