import { describe, expect, it } from 'vitest';
import type { OrderItem } from '#generated/api/model/index.ts';
import {
  countPieces,
  initialSelection,
  itemsOf,
  possibleOf,
  returnableLines,
  selectAll,
  withPieces,
} from './refund-selection.ts';

function item(id: string, quantity: number, more: Partial<OrderItem> = {}): OrderItem {
  const product = {
    id,
    marketID: id,
    name: id,
    slug: id,
    images: [],
    vendorCode: id,
    brandName: null,
    categoryName: '',
    price: 100,
    priceWithoutDiscount: 100,
    weight: null,
  };
  const amounts = { amount: 100, amountWithoutDiscount: 100, discount: 0, weight: 0 };
  return { isGift: false, quantity, product, availability: 'Available', ...amounts, ...more };
}

const lines = returnableLines([
  item('gloves', 3, { returned: 1, returning: 1 }),
  item('composite', 2),
  item('gift', 1, { isGift: true }),
  item('bur', 1, { returned: 1 }),
]);
const [gloves, composite] = lines;

describe('the selection of a refund', () => {
  it('offers what has not been returned, without gifts', () => {
    expect(lines.map(({ item: { product }, available }) => [product.id, available])).toEqual([
      ['gloves', 1],
      ['composite', 2],
      ['bur', 0],
    ]);
    expect([...selectAll(lines)]).toEqual([
      ['gloves', 1],
      ['composite', 2],
    ]);
  });

  it('is empty at first, unless there is a single piece', () => {
    expect(countPieces(initialSelection(lines))).toBe(0);
    expect([...initialSelection(returnableLines([item('bur', 1)]))]).toEqual([['bur', 1]]);
  });

  it('has at most the pieces left; 0 removes a line', () => {
    if (gloves === undefined || composite === undefined) throw new Error('No lines');
    const two = withPieces(new Map(), composite, 5);
    expect([...two]).toEqual([['composite', 2]]);
    expect([...withPieces(two, gloves, 1)]).toEqual([
      ['composite', 2],
      ['gloves', 1],
    ]);
    expect([...withPieces(two, composite, 0)]).toEqual([]);
  });

  it('is requested by product, and without items when it is all that is left', () => {
    expect(itemsOf(new Map([['composite', 1]]), lines)).toEqual([
      { productID: 'composite', quantity: 1 },
    ]);
    expect(itemsOf(selectAll(lines), lines)).toBeUndefined();
    expect(itemsOf(new Map(), lines)).toEqual([]);
  });

  it('follows an order that another tab has changed', () => {
    const chosen = new Map([['composite', 2]]);
    const changed = returnableLines([item('composite', 2, { returning: 1 }), item('bur', 1)]);
    expect([...possibleOf(chosen, changed)]).toEqual([['composite', 1]]);
  });
});
