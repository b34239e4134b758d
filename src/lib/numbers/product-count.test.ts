import { expect, it } from 'vitest';
import { countProducts } from './product-count.ts';

it('countProducts: counts lines as products, and pieces by quantity', () => {
  expect(countProducts(4, 12)).toBe('4\u00a0товара, 12\u00a0шт.');
  expect(countProducts(1, 1204)).toBe('1\u00a0товар, 1\u00a0204\u00a0шт.');
});
