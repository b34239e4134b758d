import type { ChosenCode } from '#server/db/schema/shopping.ts';
import { applyCodes, type CodeOutcome } from '#server/pricing/codes/apply-codes.ts';
import type { CodeFacts, PricedLine } from '#server/pricing/codes/code-terms.ts';
import { type BonusAction, type BonusChoice, bonusAmount, evaluateBonus } from './bonus-rules.ts';
import { spread } from './spread.ts';

/** What the price depends on besides the lines: chosen promo codes and bonuses. */
export interface PricingFacts {
  chosenCodes: readonly ChosenCode[];
  /** Terms of the chosen codes, by code. */
  codes: ReadonlyMap<string, CodeFacts>;
  bonusAction: BonusAction;
  /** Bonuses on the account; null for a company. */
  balance: number | null;
}

/** What is deducted from a line, kopecks. */
export interface LineShares {
  promo: number;
  bonus: number;
}

export interface Deductions {
  shares: ReadonlyMap<string, LineShares>;
  promo: number;
  bonus: number;
  codes: CodeOutcome[];
  bonusChoice: BonusChoice | null;
}

/**
 * The one place where codes and bonuses become money: codes first, bonuses on what is left, both
 * spread over the lines to the kopeck.
 * @param lines those that can be bought, at prices after contract and promotion.
 */
export function computeDeductions(
  lines: readonly PricedLine[],
  facts: PricingFacts,
  now: Date,
): Deductions {
  const { outcomes, promo } = applyCodes(facts.chosenCodes, facts.codes, lines, now);
  const left = lines.map((line) => line.amount - (promo.get(line.productID) ?? 0));
  const remaining = left.reduce((sum, one) => sum + one, 0);
  const bonusChoice = evaluateBonus(facts.bonusAction, facts.balance, remaining);
  const bonus = bonusAmount(bonusChoice);
  const bonusShares = spread(bonus, left);
  const shares = new Map(
    lines.map(({ productID }, index) => [
      productID,
      { promo: promo.get(productID) ?? 0, bonus: bonusShares[index] ?? 0 },
    ]),
  );
  const promoSum = [...promo.values()].reduce((sum, off) => sum + off, 0);
  return { shares, promo: promoSum, bonus, codes: outcomes, bonusChoice };
}
