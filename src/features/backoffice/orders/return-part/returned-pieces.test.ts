import { expect, it } from 'vitest';
import { itemsOf, returnableLines, withPieces } from './returned-pieces.ts';

const gloves = {
  productID: 'gloves',
  productSlug: null,
  name: 'Перчатки',
  vendorCode: 'G',
  quantity: 5,
  amount: 500,
  isGift: false,
  returned: 1,
  returning: 2,
};
const gift = { ...gloves, productID: 'gift', isGift: true, amount: 0 };
const gone = { ...gloves, productID: 'gone', returned: 5, returning: 0 };

it('pieces to return: at most those left, of what was bought', () => {
  const lines = returnableLines([gloves, gift, gone]);
  expect(lines.map(({ line, available }) => [line.productID, available])).toEqual([['gloves', 2]]);
  const chosen = withPieces(new Map(), 'gloves', 4);
  expect(itemsOf(chosen, lines)).toEqual([{ productID: 'gloves', quantity: 2 }]);
  expect(itemsOf(withPieces(chosen, 'gloves', 0), lines)).toEqual([]);
});
