import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getAddCartProductsMutationKey } from '#generated/api/cart/add-cart-products.ts';
import { getGetCartPreviewQueryKey } from '#generated/api/cart/get-cart-preview.ts';
import { getChangeProductInCartMutationKey } from '#generated/api/product/change-product-in-cart.ts';
import { getListHitProductsQueryKey } from '#generated/api/product/list-hit-products.ts';
import { type CartChange, watchCart } from './watch-cart.ts';

const card = (id: string) => ({
  id,
  slug: `product-${id}`,
  marketID: `m-${id}`,
  name: `Товар ${id}`,
  price: 100,
  priceWithoutDiscount: 120,
  category: { name: 'Боры' },
  packSize: 1,
  minQuantity: 1,
});

let client: QueryClient;
let seen: (readonly [marketID: string, pieces: number])[];
let stop: () => void;

const note = (changes: readonly CartChange[]) => {
  seen.push(...changes.map(({ product, pieces }) => [product.marketID, pieces] as const));
};

function preview(quantities: Record<string, number>, version: number) {
  return {
    version,
    products: Object.entries(quantities).map(([productID, quantity]) => ({ productID, quantity })),
  };
}

/** A change as `cart-actions.ts` sends it: the response is in the cache afterwards. */
async function change(
  id: string,
  quantity: number,
  after: Record<string, number>,
  version: number,
) {
  const received = preview(after, version);
  await client
    .getMutationCache()
    .build(client, {
      mutationKey: getChangeProductInCartMutationKey(),
      mutationFn: async () => received,
    })
    .execute({ id, data: { quantity } });
  client.setQueryData(getGetCartPreviewQueryKey(), received);
}

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(getListHitProductsQueryKey(), { items: [card('1'), card('2')] });
  client.setQueryData(getGetCartPreviewQueryKey(), preview({ '2': 3 }, 1));
  seen = [];
  stop = watchCart(client, note);
});

afterEach(() => {
  stop();
  client.clear();
});

describe('changes of the cart', () => {
  it('count what the server has confirmed, by pieces', async () => {
    await change('1', 1, { '1': 1, '2': 3 }, 2);
    await change('1', 4, { '1': 4, '2': 3 }, 3);
    await change('1', 9, { '1': 5, '2': 3 }, 4);
    await change('1', 0, { '2': 3 }, 5);
    expect(seen).toEqual([
      ['m-1', 1],
      ['m-1', 3],
      ['m-1', 1],
      ['m-1', -5],
    ]);
  });

  it('leave out lines that another tab has changed', async () => {
    await change('1', 1, { '1': 1, '2': 7 }, 2);
    expect(seen).toEqual([['m-1', 1]]);
  });

  it('leave out rejected ones, other mutations and refetched carts', async () => {
    const build = (mutationKey: readonly string[], mutationFn: () => Promise<unknown>) =>
      client.getMutationCache().build(client, { mutationKey, mutationFn });
    await build(getChangeProductInCartMutationKey(), async () => Promise.reject(new Error('409')))
      .execute({ id: '1' })
      .catch(() => {});
    await build(['confirmCheckout'], async () => preview({}, 2)).execute(undefined);
    client.setQueryData(getGetCartPreviewQueryKey(), preview({ '1': 8 }, 3));
    expect(seen).toEqual([]);
  });

  it('count several products of one call', async () => {
    await client
      .getMutationCache()
      .build(client, {
        mutationKey: getAddCartProductsMutationKey(),
        mutationFn: async () => preview({ '1': 2, '2': 5 }, 2),
      })
      .execute({ data: { products: [{ productID: '1' }, { productID: '2' }] } });
    expect(seen).toEqual([
      ['m-1', 2],
      ['m-2', 2],
    ]);
  });
});

describe('changes before anybody watched', () => {
  it('count when a card has added its product, and not when only the quantity is certain', async () => {
    stop();
    await change('1', 1, { '1': 1, '2': 3 }, 2);
    await change('2', 4, { '1': 1, '2': 4 }, 3);
    stop = watchCart(client, note);
    expect(seen).toEqual([['m-1', 1]]);
    stop();
    stop = () => {};
  });

  it('count by the cart at the start when they are still on their way', async () => {
    stop();
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const sent = client
      .getMutationCache()
      .build(client, {
        mutationKey: getChangeProductInCartMutationKey(),
        mutationFn: () => promise,
      })
      .execute({ id: '2', data: { quantity: 5 } });
    stop = watchCart(client, note);
    resolve(preview({ '2': 5 }, 2));
    await sent;
    expect(seen).toEqual([['m-2', 2]]);
  });
});
