import { firstQuantity, fitQuantity, lastQuantity, type QuantityRules } from './quantity.ts';

/** Why a quantity cannot be had as it was asked for; null when it can. */
export function quantityReason(wanted: number, rules: QuantityRules): string | null {
  const fitted = fitQuantity(wanted, rules);
  if (fitted === wanted) return null;
  if (fitted < wanted) {
    return fitted === 0 ? 'Сейчас нет в наличии' : `В наличии ${lastQuantity(rules)} шт.`;
  }
  const first = firstQuantity(rules);
  return wanted < first
    ? `Не меньше ${first} шт.`
    : `Продаётся упаковками по ${rules.packSize} шт.`;
}
