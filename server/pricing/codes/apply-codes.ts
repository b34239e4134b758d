import type { ChosenCode } from '#server/db/schema/shopping.ts';
import { spread } from '#server/pricing/spread.ts';
import type { CodeFacts, CodeTerms, PricedLine, PromoCode } from './code-terms.ts';
import { appliesTo, type CodeRejection, evaluateCode, noSuchCode } from './evaluate-code.ts';

/** A code and what it does to this order. */
export interface CodeOutcome {
  facts: CodeFacts;
  rejection: CodeRejection | null;
  /** The lines it works on. */
  lines: readonly PricedLine[];
  /** Kopecks off each line, by product. */
  shares: ReadonlyMap<string, number>;
}

/** All outcomes, and what they take off each line together. */
export interface CodesOutcome {
  outcomes: CodeOutcome[];
  promo: ReadonlyMap<string, number>;
}

/** Choices of one code are one: for the named products, or for all when one says so. */
function mergeChoices(chosen: readonly ChosenCode[]): Map<string, Set<string> | null> {
  const merged = new Map<string, Set<string> | null>();
  for (const { code, productID } of chosen) {
    const present = merged.get(code);
    if (productID === null || present === null) merged.set(code, null);
    else merged.set(code, new Set([...(present ?? []), productID]));
  }
  return merged;
}

function conflictOf(outcome: CodeOutcome, other: CodeOutcome): boolean {
  const [a, b] = [outcome.facts.terms, other.facts.terms];
  if (a.scope === 'Order' && b.scope === 'Order') return true;
  if (a.scope !== b.scope) return !(a.combines && b.combines);
  return outcome.lines.some(({ productID }) =>
    other.lines.some((line) => line.productID === productID),
  );
}

function productShare({ percent, amount }: CodeTerms, line: PricedLine): number {
  const off =
    percent === null ? (amount ?? 0) * line.quantity : Math.round((line.amount * percent) / 100);
  return Math.min(off, line.amount);
}

function orderShares(
  { percent, amount }: CodeTerms,
  lines: readonly PricedLine[],
  taken: ReadonlyMap<string, number>,
): number[] {
  const left = lines.map((line) => line.amount - (taken.get(line.productID) ?? 0));
  const base = left.reduce((sum, one) => sum + one, 0);
  const off = percent === null ? (amount ?? 0) : Math.round((base * percent) / 100);
  return spread(Math.min(off, base), left);
}

function sharesOf(
  { facts: { terms }, lines }: CodeOutcome,
  taken: ReadonlyMap<string, number>,
): Map<string, number> {
  const shares =
    terms.scope === 'Product'
      ? lines.map((line) => productShare(terms, line))
      : orderShares(terms, lines, taken);
  return new Map(lines.map(({ productID }, index) => [productID, shares[index] ?? 0]));
}

/**
 * What the chosen codes give. Codes are accepted in the order of applying, each unless it clashes
 * with one accepted before: one code for the order, one a product, both together only when both
 * allow it. Codes of products count first, the order's on what is left.
 * @param codes by code; a chosen one that is missing there does not exist.
 */
export function applyCodes(
  chosen: readonly ChosenCode[],
  codes: ReadonlyMap<string, CodeFacts>,
  lines: readonly PricedLine[],
  now: Date,
): CodesOutcome {
  const outcomes: CodeOutcome[] = [];
  for (const [code, productIDs] of mergeChoices(chosen)) {
    const facts = codes.get(code);
    if (facts === undefined) continue;
    const suited = lines.filter(
      (line) => appliesTo(facts.terms, line) && (productIDs?.has(line.productID) ?? true),
    );
    const outcome = { facts, lines: suited, shares: new Map<string, number>() };
    const own = evaluateCode(facts, suited, now);
    const rival = outcomes.find(
      (other) => other.rejection === null && conflictOf({ ...outcome, rejection: null }, other),
    );
    const conflict: CodeRejection | null = rival
      ? {
          reason: 'PromoCodesConflict',
          message: `Промокод не складывается с ${rival.facts.terms.code}`,
        }
      : null;
    outcomes.push({ ...outcome, rejection: own ?? conflict });
  }
  const promo = new Map<string, number>();
  const inOrder = outcomes.toSorted(
    (a, b) => Number(a.facts.terms.scope === 'Order') - Number(b.facts.terms.scope === 'Order'),
  );
  const shares = new Map<CodeOutcome, Map<string, number>>();
  for (const outcome of inOrder) {
    if (outcome.rejection !== null) continue;
    const own = sharesOf(outcome, promo);
    shares.set(outcome, own);
    for (const [productID, off] of own) promo.set(productID, (promo.get(productID) ?? 0) + off);
  }
  return {
    promo,
    outcomes: outcomes.map((outcome) => ({
      ...outcome,
      shares: shares.get(outcome) ?? outcome.shares,
    })),
  };
}

/** Why a code that was just requested does nothing; null when it works. */
export function rejectionOf(outcomes: readonly CodeOutcome[], code: string): CodeRejection | null {
  const found = outcomes.find(({ facts }) => facts.terms.code === code);
  return found === undefined ? noSuchCode : found.rejection;
}

/** A promo code as the contract shows it: what it takes off, in kopecks, or why it does nothing. */
export function toPromoCode(
  { facts: { terms }, rejection, lines, shares }: CodeOutcome,
  applied: boolean,
): PromoCode {
  return {
    couponCode: terms.code,
    name: terms.name,
    description: terms.description,
    scope: terms.scope,
    productIDs: terms.scope === 'Order' ? [] : lines.map(({ productID }) => productID),
    discount: [...shares.values()].reduce((sum, off) => sum + off, 0),
    applied,
    allowed: rejection === null,
    reason: rejection?.message ?? null,
    validUntil: terms.validUntil?.toISOString() ?? null,
  };
}
