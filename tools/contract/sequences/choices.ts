import { isObject } from '#tools/contract/openapi/schema.ts';
import type { Sequence, Step, Values } from './sequence.ts';

const mostPieces = 20;

/** Three products that can be bought in any quantity from one to ten. */
export const pickProducts: Step = {
  call: 'listProducts',
  does: 'find products to buy',
  body: { onlyAvailable: true, pageSize: 100 },
  save: { listed: '/items' },
};

const isPlain = (item: unknown) =>
  isObject(item) && item.packSize === 1 && item.minQuantity === 1 && Number(item.maxQuantity) >= 10;

/** The id of the n-th plain product of those listed by `pickProducts`. */
export function plainProduct(index: number) {
  return ({ listed }: Values): unknown => {
    const plain = (Array.isArray(listed) ? listed : []).filter(isPlain);
    return plain[index]?.id;
  };
}

/** The most expensive plain product of those listed by `pickProducts`. */
function dearest({ listed }: Values): { id?: unknown; price?: unknown } {
  const plain = (Array.isArray(listed) ? listed : []).filter(
    (item) => isPlain(item) && Number(item.maxQuantity) >= mostPieces,
  );
  return [...plain].sort((one, other) => Number(other.price) - Number(one.price))[0] ?? {};
}

export const expensiveProduct = (values: Values): unknown => dearest(values).id;

/** How many pieces of the most expensive product cost so many kopecks; from two to twenty. */
export function quantityFor(amount: number) {
  return (values: Values): number => {
    const pieces = Math.ceil(amount / Math.max(1, Number(dearest(values).price)));
    return Math.min(mostPieces, Math.max(2, pieces));
  };
}

/** Favorites and the comparison. */
export const choiceSequences: readonly Sequence[] = [
  {
    name: 'favorites',
    title: 'A product becomes a favorite and stops being one',
    as: 'main',
    given: { product: 'product' },
    steps: [
      {
        call: 'changeFavorite',
        does: 'make it no favorite',
        body: { productID: '$product', isFavorite: false },
        lacks: { list: '/items', where: { '/productID': '$product' } },
      },
      {
        call: 'changeFavorite',
        does: 'make it a favorite',
        body: { productID: '$product', isFavorite: true },
        has: { list: '/items', where: { '/productID': '$product' } },
      },
      {
        call: 'getFavoritePreview',
        does: 'see it in the preview',
        has: { list: '/items', where: { '/productID': '$product' } },
      },
      {
        call: 'listFavorites',
        does: 'see it in the list',
        has: { list: '/items', where: { '/productID': '$product', '/product/isFavorite': true } },
      },
      {
        call: 'getFavoritePreview',
        does: 'read as another person',
        as: 'other',
        lacks: { list: '/items', where: { '/productID': '$product' } },
        lacksRule: 'foreign-data-shown',
      },
      {
        call: 'changeFavorite',
        does: 'take it out again',
        body: { productID: '$product', isFavorite: false },
        lacks: { list: '/items', where: { '/productID': '$product' } },
      },
      {
        call: 'getFavoritePreview',
        does: 'miss it in the preview',
        lacks: { list: '/items', where: { '/productID': '$product' } },
      },
    ],
  },
  {
    name: 'comparison',
    title: 'A product is compared and no longer compared',
    as: 'main',
    given: { product: 'product' },
    steps: [
      {
        call: 'deleteFromCompare',
        does: 'begin without it',
        body: { productIDs: ['$product'] },
        lacks: { list: '/items', where: { '/productID': '$product' } },
      },
      {
        call: 'addToCompare',
        does: 'compare it',
        body: { productIDs: ['$product'] },
        has: { list: '/items', where: { '/productID': '$product' } },
      },
      {
        call: 'getComparePreview',
        does: 'see it in the preview',
        has: { list: '/items', where: { '/productID': '$product' } },
      },
      {
        call: 'deleteFromCompare',
        does: 'compare it no longer',
        body: { productIDs: ['$product'] },
        lacks: { list: '/items', where: { '/productID': '$product' } },
      },
      {
        call: 'getComparePreview',
        does: 'miss it in the preview',
        lacks: { list: '/items', where: { '/productID': '$product' } },
      },
      { ...pickProducts, body: { pageSize: 100 } },
      {
        call: 'addToCompare',
        does: 'compare fifty',
        body: { productIDs: someOf(0, 50) },
        status: [200, 422],
      },
      {
        call: 'addToCompare',
        does: 'compare more than fifty',
        body: { productIDs: someOf(50, 100) },
        status: [422],
        reason: 'LimitReached',
        rule: 'state-ignored',
      },
      {
        call: 'deleteFromCompare',
        does: 'clear',
        body: { productIDs: someOf(0, 50) },
        always: true,
      },
    ],
  },
];

function someOf(from: number, to: number) {
  return ({ listed }: Values): unknown =>
    (Array.isArray(listed) ? listed : []).slice(from, to).map(({ id }) => id);
}
