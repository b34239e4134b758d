import { describe, expect, it } from 'vitest';
import { describePlan } from './InstallmentPlans.tsx';

/** The text with plain spaces. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('describePlan', () => {
  it('states the last payment when it is smaller, so that the sums match', () => {
    const plan = { months: 3, monthlyPayment: 416_667, total: 1_250_000, overpayment: 0 };
    expect(plain(describePlan(plan))).toBe(
      'Всего 12 500 ₽, без переплаты, последний платёж 4 166,66 ₽',
    );
  });

  it('omits equal payments and states the overpayment', () => {
    const plan = { months: 2, monthlyPayment: 50_000, total: 100_000, overpayment: 500 };
    expect(plain(describePlan(plan))).toBe('Всего 1 000 ₽, переплата 5 ₽');
  });
});
