import { describe, expect, it } from 'vitest';
import type { Problem } from '#generated/api/model/index.ts';
import { fixesOf } from './cart-fixes.ts';

function problem(changes: Partial<Problem>): Problem {
  return {
    code: 'PriceChanged',
    productID: 'a',
    message: 'Цена изменилась',
    was: 100,
    now: 120,
    blocking: false,
    fix: { action: 'AcceptPrice', quantity: 5 },
    ...changes,
  };
}

describe('fixesOf', () => {
  it('lets the blocking problem decide for its product', () => {
    const reduced = problem({
      code: 'StockReduced',
      blocking: true,
      fix: { action: 'SetQuantity', quantity: 3 },
    });
    expect(fixesOf([problem({}), reduced])).toEqual([{ productID: 'a', quantity: 3 }]);
    expect(fixesOf([reduced, problem({})])).toEqual([{ productID: 'a', quantity: 3 }]);
  });

  it('leaves out what cannot be mended in the cart', () => {
    const elsewhere = problem({ fix: { action: 'ReturnToCart', quantity: null } });
    expect(fixesOf([elsewhere])).toEqual([]);
  });
});
