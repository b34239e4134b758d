import { expect, it } from 'vitest';
import { countGoods } from './goods-count.ts';

it('countGoods: counts lines as goods, and pieces by quantity', () => {
  expect(countGoods(4, 12)).toBe('4\u00a0товара, 12\u00a0шт.');
  expect(countGoods(1, 1204)).toBe('1\u00a0товар, 1\u00a0204\u00a0шт.');
});
