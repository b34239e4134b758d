import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumTotals } from '#server/cart/totals/totals.ts';
import type { CodeFacts, PricedLine } from '#server/pricing/codes/code-terms.ts';
import { computeDeductions } from './deductions.ts';
import { explainLine, explainWhole } from './explain.ts';

const now = new Date('2026-03-12T09:00:00.000Z');
const paths = ['/a/', '/a/b/', '/c/'];
const names = ['CODE1', 'CODE2', 'CODE3'];

const lines: fc.Arbitrary<PricedLine[]> = fc
  .array(
    fc.record({
      categoryPath: fc.constantFrom(...paths),
      quantity: fc.integer({ min: 1, max: 9999 }),
      price: fc.integer({ min: 0, max: 50_000_000 }),
    }),
    { maxLength: 12 },
  )
  .map((rows) =>
    rows.map(({ categoryPath, quantity, price }, index) => ({
      productID: `p${index}`,
      categoryPath,
      quantity,
      amount: quantity * price,
    })),
  );

const codes: fc.Arbitrary<CodeFacts[]> = fc
  .array(
    fc.record({
      scope: fc.constantFrom('Order' as const, 'Product' as const),
      gives: fc.oneof(
        fc.record({ percent: fc.integer({ min: 1, max: 100 }), amount: fc.constant(null) }),
        fc.record({ percent: fc.constant(null), amount: fc.integer({ min: 1, max: 90_000_000 }) }),
      ),
      categoryPaths: fc.subarray(paths),
      combines: fc.boolean(),
      minAmount: fc.constantFrom(0, 100_000),
    }),
    { maxLength: 3 },
  )
  .map((rows) =>
    rows.map(({ gives, ...terms }, index) => ({
      terms: {
        ...terms,
        ...gives,
        code: names[index] ?? '',
        name: '',
        description: '',
        excludedPaths: [],
        productIDs: [],
        validFrom: new Date(0),
        validUntil: null,
        totalLimit: null,
        personLimit: null,
        personal: false,
      },
      used: 0,
      usedByUser: 0,
      isGranted: false,
    })),
  );

const sum = (values: Iterable<number>) => [...values].reduce((total, one) => total + one, 0);

describe('whatever is bought with whatever codes and bonuses', () => {
  it('shares add up to the kopeck, and no line gives more than it costs', () => {
    fc.assert(
      fc.property(
        lines,
        codes,
        fc.constantFrom('None' as const, 'Spend' as const, 'Save' as const),
        fc.option(fc.integer({ min: 0, max: 5_000_000 }), { nil: null }),
        (bought, given, bonusAction, balance) => {
          const deductions = computeDeductions(
            bought,
            {
              chosenCodes: given.map(({ terms }) => ({ code: terms.code, productID: null })),
              codes: new Map(given.map((one) => [one.terms.code, one])),
              bonusAction,
              balance,
            },
            now,
          );
          const shares = [...deductions.shares.values()];
          expect(sum(shares.map(({ promo }) => promo))).toBe(deductions.promo);
          expect(sum(shares.map(({ bonus }) => bonus))).toBe(deductions.bonus);
          expect(sum(deductions.codes.flatMap((code) => [...code.shares.values()]))).toBe(
            deductions.promo,
          );
          expect(deductions.bonus).toBeLessThanOrEqual((balance ?? 0) * 100);
          for (const { productID, amount } of bought) {
            const { promo = 0, bonus = 0 } = deductions.shares.get(productID) ?? {};
            expect(Number.isSafeInteger(promo) && promo >= 0).toBe(true);
            expect(Number.isSafeInteger(bonus) && bonus >= 0).toBe(true);
            expect(promo + bonus).toBeLessThanOrEqual(amount);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('the explained chain ends with the total, and those of the lines add up to it', () => {
    fc.assert(
      fc.property(lines, codes, fc.integer({ min: 0, max: 100_000 }), (bought, given, balance) => {
        const deductions = computeDeductions(
          bought,
          {
            chosenCodes: given.map(({ terms }) => ({ code: terms.code, productID: null })),
            codes: new Map(given.map((one) => [one.terms.code, one])),
            bonusAction: 'Spend',
            balance,
          },
          now,
        );
        const explained = bought.map(({ productID, quantity, amount }) => ({
          productID,
          quantity,
          base: amount / quantity,
          contractPrice: null,
          price: amount / quantity,
          promo: deductions.shares.get(productID)?.promo ?? 0,
          bonus: deductions.shares.get(productID)?.bonus ?? 0,
        }));
        const whole = {
          contractNumber: null,
          codes: deductions.codes
            .filter(({ rejection }) => rejection === null)
            .map(({ facts: { terms }, shares }) => ({
              couponCode: terms.code,
              name: '',
              description: '',
              scope: terms.scope,
              productIDs: [...shares.keys()],
              discount: sum(shares.values()),
              applied: true,
              allowed: true,
              reason: null,
              validUntil: null,
            })),
          bonusSpent: deductions.bonusChoice?.spend ?? 0,
          delivery: 30_000,
        };
        const items = bought.map(({ quantity, amount }) => ({
          quantity,
          amount,
          amountWithoutDiscount: amount,
          discount: 0,
          weight: 0,
          availability: 'Available' as const,
        }));
        const { toPay } = sumTotals(items, 30_000, deductions);
        expect(explainWhole(explained, whole).steps.at(-1)?.sum).toBe(toPay);
        const ofLines = explained.map((line) => explainLine(line, whole).steps.at(-1)?.sum ?? 0);
        expect(sum(ofLines) + 30_000).toBe(toPay);
      }),
      { numRuns: 300 },
    );
  });
});
