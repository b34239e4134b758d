import { formatMoney } from '#src/lib/numbers/money.ts';
import type { CodeFacts, CodeTerms, PricedLine } from './code-terms.ts';

/** Why a code does nothing. */
export interface CodeRejection {
  reason:
    | 'PromoCodeNotFound'
    | 'PromoCodeExpired'
    | 'PromoCodeUsed'
    | 'PromoCodeNotApplicable'
    | 'PromoCodesConflict';
  message: string;
}

const day = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/Moscow',
});

export const noSuchCode: CodeRejection = {
  reason: 'PromoCodeNotFound',
  message: 'Такого промокода нет',
};

/** Whether the code may work on this product. */
export function appliesTo(terms: CodeTerms, line: PricedLine): boolean {
  const isUnder = (path: string) => line.categoryPath.startsWith(path);
  return (
    (terms.productIDs.length === 0 || terms.productIDs.includes(line.productID)) &&
    (terms.categoryPaths.length === 0 || terms.categoryPaths.some(isUnder)) &&
    !terms.excludedPaths.some(isUnder)
  );
}

function findTimeRejection({ validFrom, validUntil }: CodeTerms, now: Date): CodeRejection | null {
  if (validUntil !== null && validUntil.getTime() <= now.getTime()) {
    const message = `Промокод действовал до ${day.format(validUntil)}`;
    return { reason: 'PromoCodeExpired', message };
  }
  if (validFrom.getTime() > now.getTime()) {
    const message = `Промокод начнёт действовать ${day.format(validFrom)}`;
    return { reason: 'PromoCodeNotApplicable', message };
  }
  return null;
}

function findUseRejection({ terms, used, usedByUser }: CodeFacts): CodeRejection | null {
  if (terms.personLimit !== null && usedByUser >= terms.personLimit) {
    return { reason: 'PromoCodeUsed', message: 'Промокод уже использован' };
  }
  if (terms.totalLimit !== null && used >= terms.totalLimit) {
    return { reason: 'PromoCodeUsed', message: 'Промокод закончился: его уже использовали' };
  }
  return null;
}

function findLinesRejection(terms: CodeTerms, suited: readonly PricedLine[]): CodeRejection | null {
  if (suited.length === 0) {
    const message = 'Промокод не действует на эти товары';
    return { reason: 'PromoCodeNotApplicable', message };
  }
  const lacks = terms.minAmount - suited.reduce((sum, { amount }) => sum + amount, 0);
  if (lacks <= 0) return null;
  const message = `Добавьте товаров ещё на ${formatMoney(lacks)}`;
  return { reason: 'PromoCodeNotApplicable', message };
}

/**
 * Whether a code by itself, without regard to others, may work now.
 * @param suited the lines it would work on.
 */
export function evaluateCode(
  facts: CodeFacts,
  suited: readonly PricedLine[],
  now: Date,
): CodeRejection | null {
  if (facts.terms.personal && !facts.isGranted) return noSuchCode;
  return (
    findTimeRejection(facts.terms, now) ??
    findUseRejection(facts) ??
    findLinesRejection(facts.terms, suited)
  );
}
