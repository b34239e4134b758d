import { describe, expect, it } from 'vitest';
import { countOf, plural } from './plurals.ts';

const forms = ['товар', 'товара', 'товаров'] as const;

describe('plural', () => {
  it.each([
    [0, 'товаров'],
    [1, 'товар'],
    [2, 'товара'],
    [4, 'товара'],
    [5, 'товаров'],
    [11, 'товаров'],
    [14, 'товаров'],
    [21, 'товар'],
    [112, 'товаров'],
    [1.5, 'товара'],
  ])('returns for %d: %s', (count, form) => {
    expect(plural(count, forms)).toBe(form);
  });
});

it('plural: has the same rules as Intl.PluralRules', () => {
  const rules = new Intl.PluralRules('ru');
  const formOf = { one: 'one', few: 'few', many: 'many', other: 'few' } as const;
  for (const count of [...Array(1001).keys(), 1_000_001, -1, -12, 0.5, 21.5]) {
    const rule = rules.select(Math.abs(count)) as keyof typeof formOf;
    expect(plural(count, ['one', 'few', 'many']), String(count)).toBe(formOf[rule]);
  }
});

describe('countOf', () => {
  it('joins the number and the noun with a non-breaking space', () => {
    expect(countOf(1204, forms)).toBe('1\u00a0204\u00a0товара');
  });
});
