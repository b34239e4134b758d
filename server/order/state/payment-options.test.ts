import { describe, expect, it } from 'vitest';
import { paymentOptions } from './payment-options.ts';

function allowed(kind: 'Individual' | 'Partner', toPay: number): string[] {
  return paymentOptions({ kind, toPay, contract: null, provider: { installments: true } })
    .filter((option) => option.allowed)
    .map(({ method }) => method);
}

describe('paymentOptions', () => {
  it('offers a person payment on delivery, online, and by installments within the limits', () => {
    expect(allowed('Individual', 1_000_000)).toEqual([
      'BankCard',
      'Cash',
      'SBP',
      'SberInstallment',
    ]);
    expect(allowed('Individual', 100_000)).toEqual(['BankCard', 'Cash', 'SBP']);
    expect(allowed('Individual', 30_000_001)).toEqual(['BankCard', 'Cash', 'SBP']);
    expect(allowed('Individual', 100_000_001)).toEqual(['BankCard', 'Cash']);
  });

  it('offers a company payment by invoice, and in cash up to the legal limit', () => {
    expect(allowed('Partner', 10_000_000)).toEqual(['BankCard', 'Cash', 'Invoice']);
    expect(allowed('Partner', 10_000_001)).toEqual(['BankCard', 'Invoice']);
  });

  it('rejects payment by invoice while a debt is overdue', () => {
    const balance = { value: -5, creditLimit: null, available: 0, overdue: 500_000, updatedAt: '' };
    const options = paymentOptions({
      kind: 'Partner',
      toPay: 1,
      contract: { balance },
      provider: { installments: true },
    });
    expect(options.at(-1)).toMatchObject({ method: 'Invoice', allowed: false });
    expect(options.at(-1)?.reason).toContain('просрочен');
  });

  it('lists unavailable methods with a reason and a support ticket link', () => {
    const order = {
      kind: 'Individual',
      toPay: 1,
      contract: null,
      provider: { installments: true },
    } as const;
    for (const option of paymentOptions(order)) {
      expect(option.reason === null).toBe(option.allowed);
      expect(option.ticketType).toBe(option.allowed ? null : 'PaymentUnavailable');
    }
  });

  it('disables online methods without a payment provider, with a reason', () => {
    const order = { kind: 'Individual', toPay: 1_000_000, contract: null } as const;
    const options = paymentOptions({ ...order, provider: null });
    expect(options.filter((option) => option.allowed).map(({ method }) => method)).toEqual([
      'BankCard',
      'Cash',
    ]);
    expect(options[0]?.description).not.toContain('нлайн');
    expect(options.find(({ method }) => method === 'SBP')).toMatchObject({
      reason: 'Оплата через СБП пока не подключена',
      ticketType: 'PaymentUnavailable',
    });
  });
});
