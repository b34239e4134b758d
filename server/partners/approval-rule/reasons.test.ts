import { describe, expect, it } from 'vitest';
import { type ApprovalCaseFacts, approvalReasons } from './reasons.ts';

const balance = {
  value: -4_000_000,
  creditLimit: 20_000_000,
  available: 16_000_000,
  overdue: 0,
  updatedAt: '2026-03-12T03:00:00.000Z',
};
const facts: ApprovalCaseFacts = {
  partner: { approvalMode: 'AboveAmount', approvalAmountFrom: 10_000_000 },
  author: { orderLimit: 5_000_000, monthLimit: null },
  monthSpent: 0,
  owed: 0,
  contract: { balance },
  byInvoice: true,
  toPay: 11_850_000,
};
const codes = (change: Partial<ApprovalCaseFacts>) =>
  approvalReasons({ ...facts, ...change }).map(({ code }) => code);

describe('approval rule of a company', () => {
  it('lists every exceeded limit with both amounts', () => {
    const reasons = approvalReasons(facts).map((reason) => ({
      ...reason,
      message: reason.message.replaceAll('\u00a0', ' '),
    }));
    expect(reasons).toEqual([
      {
        code: 'AmountAboveLimit',
        message: 'Сумма 118 500 ₽ больше предела компании 100 000 ₽ на 18 500 ₽',
        limit: 10_000_000,
        actual: 11_850_000,
      },
      {
        code: 'EmployeeLimitExceeded',
        message: 'Сумма 118 500 ₽ больше предела сотрудника 50 000 ₽ на 68 500 ₽',
        limit: 5_000_000,
        actual: 11_850_000,
      },
    ]);
  });

  it('allows a total equal to the limit', () => {
    expect(codes({ toPay: 10_000_000 })).toEqual(['EmployeeLimitExceeded']);
    expect(codes({ toPay: 5_000_000 })).toEqual([]);
    expect(codes({ toPay: 5_000_001 })).toEqual(['EmployeeLimitExceeded']);
  });

  it('requires approval of all orders, or of none', () => {
    const partner = (approvalMode: 'Always' | 'Never') => ({
      partner: { approvalMode, approvalAmountFrom: null },
    });
    expect(codes({ ...partner('Always'), toPay: 1 })).toEqual(['EveryOrder']);
    expect(codes({ ...partner('Never'), toPay: 5_000_000 })).toEqual([]);
  });

  it('applies the limits of an employee even where the company approves nothing', () => {
    const never = { approvalMode: 'Never', approvalAmountFrom: null } as const;
    expect(codes({ partner: never, toPay: 5_000_001 })).toEqual(['EmployeeLimitExceeded']);
  });

  it('adds what was confirmed in the month to the order for the month limit', () => {
    const author = { orderLimit: null, monthLimit: 6_000_000 };
    const at = (monthSpent: number) => codes({ author, monthSpent, toPay: 1_000_000 });
    expect(at(5_000_000)).toEqual([]);
    expect(at(5_000_001)).toEqual(['EmployeeMonthLimitExceeded']);
    const [reason] = approvalReasons({ ...facts, author, monthSpent: 5_500_000, toPay: 1_000_000 });
    expect(reason).toMatchObject({ limit: 6_000_000, actual: 6_500_000 });
    expect(reason?.message.replaceAll('\u00a0', ' ')).toBe(
      'С этим заказом за месяц выйдет 65 000 ₽: больше предела сотрудника на месяц 60 000 ₽ на 5 000 ₽',
    );
  });

  it('adds what the contract balance does not know yet to the order', () => {
    const at = (owed: number) => codes({ partner, author, owed, toPay: 1_000_000 });
    const partner = { approvalMode: 'AboveAmount', approvalAmountFrom: null } as const;
    const author = { orderLimit: null, monthLimit: null };
    expect(at(15_000_000)).toEqual([]);
    expect(at(15_000_001)).toEqual(['ContractBalanceExceeded']);
  });

  it('checks the contract limit only for payment on account with credit', () => {
    const expensive = { toPay: 17_000_000, author: { orderLimit: null, monthLimit: null } };
    expect(codes(expensive)).toEqual(['AmountAboveLimit', 'ContractBalanceExceeded']);
    expect(codes({ ...expensive, byInvoice: false })).toEqual(['AmountAboveLimit']);
    const prepaid = { balance: { ...balance, creditLimit: null, available: 0 } };
    expect(codes({ ...expensive, contract: prepaid })).toEqual(['AmountAboveLimit']);
    expect(codes({ ...expensive, contract: null })).toEqual(['AmountAboveLimit']);
  });
});
