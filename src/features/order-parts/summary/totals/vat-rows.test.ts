import { describe, expect, it } from 'vitest';
import { vatRows } from './vat-rows.ts';

const base = { rate: 22, amount: 18_033, total: 100_000 };
const none = { rate: null, amount: 0, total: 50_000 };

describe('vatRows', () => {
  it('state the sum for each rate', () => {
    const reduced = { rate: 10, amount: 909, total: 10_000 };
    expect(vatRows([base, reduced])).toEqual([
      ['В том числе НДС 22\u00a0%', '180,33\u00a0₽'],
      ['В том числе НДС 10\u00a0%', '9,09\u00a0₽'],
    ]);
  });

  it('state the amount without VAT, or that everything is without VAT', () => {
    expect(vatRows([base, none])[1]).toEqual(['Не облагается НДС', '500\u00a0₽']);
    expect(vatRows([none])).toEqual([['НДС', 'не облагается']]);
  });

  it('are empty without known rates', () => {
    expect(vatRows([])).toEqual([]);
  });
});
