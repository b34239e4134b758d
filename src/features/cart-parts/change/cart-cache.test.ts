import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { getGetCartQueryKey } from '#generated/api/cart/get-cart.ts';
import { getGetCartPreviewQueryKey } from '#generated/api/cart/get-cart-preview.ts';
import type { CartPreview } from '#generated/api/model/cartPreview.ts';
import {
  applyPreview,
  confirmedQuantity,
  knownCartVersion,
  shownCartVersion,
} from './cart-cache.ts';
import { quantitiesOf } from './cart-quantities.ts';

const preview = (version: number, quantity: number): CartPreview => ({
  version,
  products: quantity > 0 ? [{ productID: 'a', quantity }] : [],
});

describe('cart responses in the cache', () => {
  let client: QueryClient;
  beforeEach(() => {
    client = new QueryClient();
  });

  it('are applied when newer', () => {
    expect(knownCartVersion(client)).toBe(-1);
    applyPreview(client, preview(3, 1));
    applyPreview(client, preview(4, 2));
    expect(confirmedQuantity(client, 'a')).toBe(2);
    expect(confirmedQuantity(client, 'b')).toBe(0);
  });

  it('are dropped when older than the known version', () => {
    applyPreview(client, preview(7, 5));
    applyPreview(client, preview(6, 1));
    expect(confirmedQuantity(client, 'a')).toBe(5);
    expect(knownCartVersion(client)).toBe(7);
  });

  it('cancel a read in flight', async () => {
    let response: (late: CartPreview) => void = () => {};
    const late = client.fetchQuery({
      queryKey: getGetCartPreviewQueryKey(),
      queryFn: () =>
        new Promise<CartPreview>((resolve) => {
          response = resolve;
        }),
    });
    applyPreview(client, preview(8, 3));
    response(preview(7, 1));
    await late.catch(() => {});
    expect(confirmedQuantity(client, 'a')).toBe(3);
  });

  it('compare with the cart itself while its preview is loading or older', () => {
    const items = [
      { isGift: true, quantity: 1, product: { id: 'a' } },
      { isGift: false, quantity: 2, product: { id: 'a' } },
    ];
    client.setQueryData(getGetCartQueryKey(), { order: { version: 5, items } });
    expect(confirmedQuantity(client, 'a')).toBe(2);
    expect(shownCartVersion(client)).toBe(5);
    client.setQueryData(getGetCartPreviewQueryKey(), preview(4, 1));
    expect(confirmedQuantity(client, 'a')).toBe(2);
    client.setQueryData(getGetCartPreviewQueryKey(), preview(6, 3));
    expect(confirmedQuantity(client, 'a')).toBe(3);
  });

  it('invalidate the cart when it is older', () => {
    client.setQueryData(getGetCartQueryKey(), { order: { version: 1, items: [] } });
    applyPreview(client, preview(2, 1));
    expect(client.getQueryState(getGetCartQueryKey())?.isInvalidated).toBe(true);
  });
});

describe('displayed quantities', () => {
  it('override the server’s quantities with pending updates', () => {
    const requested = new Map([
      ['a', 0],
      ['b', 4],
    ]);
    expect([...quantitiesOf(preview(1, 2), requested)]).toEqual([['b', 4]]);
    expect([...quantitiesOf(undefined, requested)]).toEqual([['b', 4]]);
    expect([...quantitiesOf(preview(1, 2), new Map())]).toEqual([['a', 2]]);
  });
});
