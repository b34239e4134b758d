import type { components } from '#generated/server/operations.ts';

type Schemas = components['schemas'];
export type BonusAction = Schemas['BonusAction'];
export type BonusChoice = Schemas['BonusChoice'];

/** One bonus is one ruble. */
const KOPECKS = 100;
/** Bonuses pay at most this share of the price of the products, and are given for this share of them. */
const SPEND_PERCENT = 30;
const EARN_PERCENT = 1;

function percentInBonuses(kopecks: number, percent: number): number {
  return Math.floor((kopecks * percent) / 100 / KOPECKS);
}

/**
 * Bonuses in an order.
 * @param balance on the account; null for buyers who have no bonuses (companies).
 * @param amount what the products cost after all discounts and codes, kopecks.
 */
export function evaluateBonus(
  action: BonusAction,
  balance: number | null,
  amount: number,
): BonusChoice | null {
  if (balance === null) return null;
  const maxSpend = Math.min(balance, percentInBonuses(amount, SPEND_PERCENT));
  const reason = balance === 0 ? 'На счету нет бонусов' : null;
  return {
    action,
    balance: { value: balance, hasError: false },
    maxSpend,
    spend: action === 'Spend' ? maxSpend : 0,
    earn: action === 'Save' ? percentInBonuses(amount, EARN_PERCENT) : 0,
    allowedActions: maxSpend > 0 ? ['None', 'Spend', 'Save'] : ['None', 'Save'],
    reason: reason ?? (maxSpend === 0 ? 'Для бонусов сумма товаров слишком мала' : null),
  };
}

/** What bonuses take off, kopecks. */
export function bonusAmount(choice: Pick<BonusChoice, 'spend'> | null): number {
  return (choice?.spend ?? 0) * KOPECKS;
}
