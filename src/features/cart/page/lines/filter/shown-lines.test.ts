import { describe, expect, it } from 'vitest';
import type { CartItem, Problem } from '#generated/api/model/index.ts';
import { parseCartSearch } from './cart-search.ts';
import { findLines, groupBy } from './shown-lines.ts';

function line(id: string, name: string, brandName: string | null, categoryName: string): CartItem {
  const product = { id, name, brandName, categoryName, vendorCode: `VC-${id}` };
  return { isGift: false, quantity: 1, product } as unknown as CartItem;
}

const items = [
  line('1', 'Щётка полировочная', 'Северит', 'Полировка'),
  line('2', 'Композит A2', 'Эстерион', 'Композиты'),
  line('3', 'Композит A3', null, 'Композиты'),
];
const idsOf = (lines: readonly CartItem[]) => lines.map(({ product }) => product.id);

describe('findLines', () => {
  it('searches name, vendor code and brand, ё as е, terms in any order', () => {
    expect(idsOf(findLines(items, { text: 'полировочная щетка' }, []))).toEqual(['1']);
    expect(idsOf(findLines(items, { text: 'vc-2' }, []))).toEqual(['2']);
    expect(idsOf(findLines(items, { text: 'Эстерион композит' }, []))).toEqual(['2']);
    expect(findLines(items, {}, [])).toHaveLength(3);
  });

  it('returns only lines with problems', () => {
    const problems = [{ productID: '3' }] as Problem[];
    expect(idsOf(findLines(items, { only: 'problems' }, problems))).toEqual(['3']);
  });
});

describe('groupBy', () => {
  it('groups by brand and category', () => {
    expect(groupBy(items, 'brand').map(({ title }) => title)).toEqual([
      'Без бренда',
      'Северит',
      'Эстерион',
    ]);
    const [composites] = groupBy(items, 'category');
    expect(composites?.title).toBe('Композиты');
    expect(idsOf(composites?.items ?? [])).toEqual(['2', '3']);
    expect(groupBy(items, undefined)).toEqual([{ title: null, items }]);
  });
});

describe('parseCartSearch', () => {
  it('ignores invalid values', () => {
    expect(parseCartSearch({ text: ' фреза ', group: 'brand', only: 'problems' })).toEqual({
      text: 'фреза',
      group: 'brand',
      only: 'problems',
    });
    expect(parseCartSearch({ text: '', group: 'color', only: 1 })).toEqual({});
  });
});
