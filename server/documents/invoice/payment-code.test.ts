import { describe, expect, it } from 'vitest';
import type { SellerConfig } from '#server/config/config.ts';
import { paymentCode } from './payment-code.ts';

const seller: SellerConfig = {
  name: 'ООО «Образец»',
  inn: '7700000000',
  kpp: '770001001',
  address: 'г Москва',
  bank: 'АО «Банк»',
  bic: '044500000',
  account: '40702810000000000000',
  correspondentAccount: '30101810000000000000',
  director: null,
  accountant: null,
};

describe('payment code', () => {
  it('names the payee, the sum in kopecks and the purpose', () => {
    expect(paymentCode({ seller, sum: 1_234_50, purpose: 'Оплата по счёту № Д-1' })).toBe(
      'ST00012|Name=ООО «Образец»|PersonalAcc=40702810000000000000|BankName=АО «Банк»|' +
        'BIC=044500000|CorrespAcc=30101810000000000000|Sum=123450|Purpose=Оплата по счёту № Д-1|' +
        'PayeeINN=7700000000|KPP=770001001',
    );
  });

  it('removes the separator from values', () => {
    const code = paymentCode({ seller: { ...seller, name: 'А|Б' }, sum: 1, purpose: 'в |\n г' });
    expect(code).toContain('|Name=А Б|PersonalAcc=');
    expect(code).toContain('|Purpose=в г|');
  });

  it('truncates values to the lengths of the standard', () => {
    const long = { ...seller, name: 'Я'.repeat(200), bank: 'Б'.repeat(60) };
    const code = paymentCode({ seller: long, sum: 1, purpose: 'п'.repeat(300) }) ?? '';
    const fields = code.split('|');
    expect(fields).toContain(`BankName=${'Б'.repeat(45)}`);
    expect(fields).toContain(`Purpose=${'п'.repeat(210)}`);
    expect(Buffer.byteLength(fields.slice(1, 6).join('|'))).toBeLessThanOrEqual(300);
    expect(fields[1]).toMatch(/^Name=Я{20,}$/);
  });

  it('omits the KPP of a sole proprietor', () => {
    const code = paymentCode({ seller: { ...seller, kpp: '-' }, sum: 1, purpose: 'п' });
    expect(code).toMatch(/\|PayeeINN=7700000000$/);
  });

  it.each([{ account: '123' }, { bic: 'нет' }, { correspondentAccount: '' }])(
    'is not created for a seller with %o',
    (part) => {
      expect(paymentCode({ seller: { ...seller, ...part }, sum: 1, purpose: 'п' })).toBeNull();
    },
  );
});
