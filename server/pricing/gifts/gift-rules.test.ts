import { describe, expect, it } from 'vitest';
import { type GiftRule, giveGifts, reasonsOf } from './gift-rules.ts';

const more: GiftRule = {
  promotionID: 'gloves-box',
  kind: 'BonusQuantity',
  required: 5,
  free: 1,
  giftIDs: [],
  productIDs: new Set(['gloves', 'gloves-l']),
};
const present: GiftRule = {
  ...more,
  promotionID: 'implant-gift',
  kind: 'Gift',
  required: 1,
  giftIDs: ['cap', 'cap-high'],
  productIDs: new Set(['implant', 'implant-long']),
};
const plenty = () => 100;

describe('giving gifts', () => {
  it('gives more of the same, each product by itself', () => {
    const bought = [
      { productID: 'gloves', quantity: 11 },
      { productID: 'gloves-l', quantity: 4 },
    ];
    expect(giveGifts([more], bought, plenty)).toEqual([{ productID: 'gloves', quantity: 2 }]);
  });

  it('gives a gift for products bought together', () => {
    const bought = [
      { productID: 'implant', quantity: 1 },
      { productID: 'implant-long', quantity: 2 },
    ];
    expect(giveGifts([present], bought, plenty)).toEqual([{ productID: 'cap', quantity: 3 }]);
  });

  it('gives at most the stock, and another gift when the first is sold out', () => {
    const bought = [{ productID: 'gloves', quantity: 10 }];
    expect(giveGifts([more], bought, () => 11)).toEqual([{ productID: 'gloves', quantity: 1 }]);
    expect(giveGifts([more], bought, () => 10)).toEqual([]);
    const stock = new Map([['cap-high', 5]]);
    const implants = [{ productID: 'implant', quantity: 2 }];
    expect(giveGifts([present], implants, (id) => stock.get(id) ?? 0)).toEqual([
      { productID: 'cap-high', quantity: 2 },
    ]);
  });
});

describe('the reasons of a gift', () => {
  it('are the rules that may have given it, with the bought products they count', () => {
    const bought = ['gloves', 'implant', 'implant-long', 'bur'];
    expect(reasonsOf('cap', [more, present], bought)).toEqual([
      { productIDs: ['implant', 'implant-long'], required: 1, free: 1 },
    ]);
    expect(reasonsOf('gloves', [more, present], bought)).toEqual([
      { productIDs: ['gloves'], required: 5, free: 1 },
    ]);
    expect(reasonsOf('bur', [more, present], bought)).toEqual([]);
  });
});
