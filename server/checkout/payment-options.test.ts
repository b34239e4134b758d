import { describe, expect, it } from 'vitest';
import { paymentOptions } from './payment-options.ts';

function allowed(kind: 'Individual' | 'Partner', toPay: number): string[] {
  return paymentOptions({ kind, toPay })
    .filter((option) => option.allowed)
    .map(({ method }) => method);
}

describe('paymentOptions', () => {
  it('lets a person pay on delivery', () => {
    expect(allowed('Individual', 99_000_000)).toEqual(['BankCard', 'Cash']);
  });

  it('lets a company pay in cash up to the legal limit', () => {
    expect(allowed('Partner', 10_000_000)).toEqual(['BankCard', 'Cash']);
    expect(allowed('Partner', 10_000_001)).toEqual(['BankCard']);
  });

  it('lists the others with a reason and the ticket to send', () => {
    for (const option of paymentOptions({ kind: 'Individual', toPay: 1 })) {
      expect(option.reason === null).toBe(option.allowed);
      expect(option.ticketType).toBe(option.allowed ? null : 'PaymentUnavailable');
    }
  });
});
