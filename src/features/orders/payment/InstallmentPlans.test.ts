import { describe, expect, it } from 'vitest';
import { describePlan } from './InstallmentPlans.tsx';

/** Without the spaces that do not break. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('describePlan', () => {
  it('names the last payment where it is smaller, so that the sums agree', () => {
    const plan = { months: 3, monthlyPayment: 416_667, total: 1_250_000, overpayment: 0 };
    expect(plain(describePlan(plan))).toBe(
      'Всего 12 500 ₽, без переплаты, последний платёж 4 166,66 ₽',
    );
  });

  it('says nothing of equal payments and names what is paid on top', () => {
    const plan = { months: 2, monthlyPayment: 50_000, total: 100_000, overpayment: 500 };
    expect(plain(describePlan(plan))).toBe('Всего 1 000 ₽, переплата 5 ₽');
  });
});
