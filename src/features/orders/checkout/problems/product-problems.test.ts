import { describe, expect, it } from 'vitest';
import type { OrderItem, Problem } from '#generated/api/model/index.ts';
import { allFixes, problemsByProduct } from './product-problems.ts';

const item = (id: string, name: string) => ({ product: { id, name } }) as OrderItem;
const soldOut: Problem = {
  code: 'BecameUnavailable',
  productID: 'a',
  message: 'Товара нет в наличии',
  was: 2,
  now: 0,
  blocking: true,
  fix: { action: 'ReturnToCart', quantity: null },
};
const reduced: Problem = {
  code: 'StockReduced',
  productID: 'b',
  message: 'Осталось 3 шт., выбрано 5',
  was: 5,
  now: 3,
  blocking: true,
  fix: { action: 'ReturnToCart', quantity: null },
};
const dearer: Problem = {
  code: 'PriceChanged',
  productID: 'b',
  message: 'Цена изменилась',
  was: 100,
  now: 120,
  blocking: false,
  fix: { action: 'AcceptPrice', quantity: 5 },
};

describe('problemsByProduct', () => {
  const items = [item('a', 'Бор'), item('b', 'Композит')];

  it('offers the blocking fix and the removal of a product', () => {
    const products = problemsByProduct([soldOut, dearer, reduced], items);
    const [first, second] = products;
    expect(first).toMatchObject({ name: 'Бор', fix: null });
    expect(second).toMatchObject({
      name: 'Композит',
      text: 'Цена изменилась; Осталось 3 шт., выбрано 5',
      fix: { productID: 'b', fix: { action: 'SetQuantity', quantity: 3 } },
      removal: { productID: 'b', fix: { action: 'RemoveProduct', quantity: 0 } },
    });
  });

  it('fixes all: keeps what is left and removes the rest', () => {
    const all = allFixes(problemsByProduct([soldOut, dearer, reduced], items));
    expect(all.map(({ productID, fix }) => [productID, fix.quantity])).toEqual([
      ['a', 0],
      ['b', 3],
    ]);
  });

  it('accepts a new price', () => {
    expect(problemsByProduct([dearer], items)[0]?.fix).toEqual(dearer);
  });

  it('lists each product once', () => {
    expect(problemsByProduct([dearer, reduced], items)).toHaveLength(1);
    expect(problemsByProduct([], items)).toEqual([]);
  });
});
