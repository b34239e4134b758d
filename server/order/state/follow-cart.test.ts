import { expect, it } from 'vitest';
import { openLine } from '#server/order/order-store.ts';
import { followCart } from './follow-cart.ts';

const lines = [openLine('composite', 3, 1000), openLine('gloves', 1, 500)];
const prices: Record<string, number> = { composite: 1000, gloves: 700 };
const priceOf = (id: string) => prices[id];

it('draft: takes the quantities of the cart, and none of its other products', () => {
  const inCart = [
    { productID: 'bur', quantity: 5, seenPrice: 100 },
    { productID: 'composite', quantity: 9, seenPrice: 1000 },
    { productID: 'gloves', quantity: 1, seenPrice: 500 },
  ];
  const followed = followCart(lines, inCart, priceOf);
  expect(followed.removed).toBe(false);
  expect(followed.lines).toEqual([openLine('composite', 9, 1000), openLine('gloves', 1, 500)]);
});

it('draft: drops products removed from the cart', () => {
  const inCart = [{ productID: 'gloves', quantity: 2, seenPrice: 500 }];
  expect(followCart(lines, inCart, priceOf).lines).toEqual([openLine('gloves', 2, 500)]);
});

it('draft: treats a price accepted in the cart as accepted', () => {
  const inCart = [{ productID: 'gloves', quantity: 1, seenPrice: 700 }];
  expect(followCart(lines, inCart, priceOf).lines).toEqual([openLine('gloves', 1, 700)]);
});

it('draft: keeps its lines and is blocked when the cart contains none of them', () => {
  expect(followCart(lines, [], priceOf)).toEqual({ lines, removed: true });
  expect(followCart([], [], priceOf).removed).toBe(false);
});
