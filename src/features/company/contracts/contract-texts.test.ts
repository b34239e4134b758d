import { describe, expect, it } from 'vitest';
import type { Contract, ContractBalance } from '#generated/api/model/index.ts';
import {
  balanceText,
  contractTerm,
  creditText,
  overdueText,
  paymentDelay,
} from './contract-texts.ts';

const balance: ContractBalance = {
  value: -4_250_000,
  creditLimit: 20_000_000,
  available: 15_750_000,
  overdue: 0,
  updatedAt: '2026-03-12T03:00:00.000Z',
};
const contract = { validFrom: '2025-01-15', validUntil: null, paymentDelayDays: 1 } as Contract;
const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ');

describe('contract', () => {
  it('states its balance, limit and debt', () => {
    expect(plain(balanceText(balance))).toBe('Долг 42 500 ₽');
    expect(plain(balanceText({ ...balance, value: 9_999_999_999 }))).toBe('Аванс 99 999 999,99 ₽');
    expect(balanceText({ ...balance, value: 0 })).toBe('Долгов и авансов нет');
    expect(plain(creditText(balance))).toBe('Можно заказать на 157 500 ₽, лимит 200 000 ₽');
    expect(plain(creditText({ ...balance, creditLimit: null }))).toContain('только по предоплате');
    expect(overdueText(balance)).toBeNull();
    expect(plain(overdueText({ ...balance, overdue: 1_200_000 }))).toBe('Просрочено 12 000 ₽');
  });

  it('states its term and delay of payment', () => {
    expect(contractTerm(contract)).toBe('с 15.01.2025, бессрочный');
    expect(contractTerm({ ...contract, validUntil: '2026-12-31' })).toBe(
      'с 15.01.2025 по 31.12.2026',
    );
    expect(plain(paymentDelay(contract))).toBe('отсрочка 1 день');
    expect(paymentDelay({ ...contract, paymentDelayDays: 0 })).toBe('без отсрочки платежа');
  });
});
