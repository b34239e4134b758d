import { describe, expect, it } from 'vitest';
import { cartDifferences, productIDsIn, quantitiesIn } from './cart-differences.ts';

const line = (id: string, quantity: number, isGift = false) => ({
  isGift,
  quantity,
  product: { id },
});

describe('quantities in a response', () => {
  it('are those of a cart without its gifts', () => {
    const cart = { order: { items: [line('1', 2), line('9', 1, true)] } };
    expect(quantitiesIn(cart)).toEqual(new Map([['1', 2]]));
  });

  it('are those of a preview', () => {
    expect(quantitiesIn({ products: [{ productID: '1', quantity: 2 }] })).toEqual(
      new Map([['1', 2]]),
    );
  });

  it('are missing in anything else', () => {
    expect(quantitiesIn(undefined)).toBeNull();
    expect(quantitiesIn({ items: [] })).toBeNull();
  });
});

describe('ids in the variables of a mutation', () => {
  it.each([
    [{ id: '1', data: { quantity: 2 } }, ['1']],
    [{ data: { productID: '1', quantity: 2 } }, ['1']],
    [{ data: { productIDs: ['1', '2'] } }, ['1', '2']],
    [{ data: { products: [{ productID: '1' }, { productID: '2' }], asItWas: true } }, ['1', '2']],
    [undefined, []],
  ])('of %j are %j', (variables, ids) => {
    expect([...productIDsIn(variables)]).toEqual(ids);
  });
});

describe('what a mutation has changed', () => {
  const before = new Map([
    ['1', 2],
    ['2', 1],
    ['3', 5],
  ]);

  it('is the difference of the named lines', () => {
    const after = new Map([
      ['1', 5],
      ['3', 1],
    ]);
    expect(cartDifferences(before, after, new Set(['1']))).toEqual([{ productID: '1', pieces: 3 }]);
    expect(cartDifferences(before, after, new Set(['2', '3']))).toEqual([
      { productID: '2', pieces: -1 },
      { productID: '3', pieces: -4 },
    ]);
  });

  it('is nothing when the server did not change the quantity', () => {
    expect(cartDifferences(before, before, new Set(['1']))).toEqual([]);
  });

  it('is the whole difference when it names no product', () => {
    expect(cartDifferences(new Map(), new Map([['1', 1]]), new Set())).toEqual([
      { productID: '1', pieces: 1 },
    ]);
  });
});
