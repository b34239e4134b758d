import { describe, expect, it } from 'vitest';
import { CurrencyTable } from './currencies.ts';
import { parseDecimal, scaled } from './decimal.ts';

function table(...currencies: Array<[id: string, rate: string, plus?: string]>): CurrencyTable {
  const made = new CurrencyTable();
  for (const [id, rate, plus = ''] of currencies) made.add({ id, rate, plus });
  return made;
}

function rubles(currencies: CurrencyTable, id: string, amount: string): bigint | string {
  const rate = currencies.toRubles(id);
  const decimal = parseDecimal(amount);
  if ('reason' in rate) return rate.reason;
  return decimal === null ? 'unreadable' : scaled(decimal, rate.rate, 0);
}

describe('CurrencyTable', () => {
  it('accepts rubles under both codes and without a table', () => {
    expect(rubles(table(), 'RUR', '10')).toBe(10n);
    expect(rubles(table(), 'RUB', '10')).toBe(10n);
    expect(rubles(table(), '', '10')).toBe(10n);
  });

  it('converts by a numeric rate and its percentage', () => {
    expect(rubles(table(['RUR', '1'], ['USD', '90,5']), 'USD', '2')).toBe(181n);
    expect(rubles(table(['RUR', '1'], ['USD', '100', '5']), 'USD', '2')).toBe(210n);
  });

  it('converts through another base currency', () => {
    expect(rubles(table(['BYN', '1'], ['RUB', '0.035']), 'BYN', '7')).toBe(200n);
  });

  it('returns the reason of a failure', () => {
    expect(rubles(table(['RUR', '1'], ['USD', 'CBRF']), 'USD', '1')).toMatch(/CBRF.*ЦБ РФ/);
    expect(rubles(table(['RUR', '1'], ['EUR', 'NBU']), 'EUR', '1')).toMatch(/NBU/);
    expect(rubles(table(['RUR', '1']), 'USD', '1')).toMatch(/USD не описана/);
    expect(rubles(table(['USD', '1']), 'USD', '1')).toMatch(/нет рубля/);
    expect(rubles(table(['RUR', '1'], ['USD', '-3']), 'USD', '1')).toMatch(/не число/);
  });
});
