import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getListBrandsQueryKey } from '#generated/api/brands/list-brands.ts';
import { getGetCartPreviewQueryKey } from '#generated/api/cart/get-cart-preview.ts';
import { getListProductsQueryKey } from '#generated/api/product/list-products.ts';
import { readStored } from '#src/browser/storage/storage.ts';
import { stubBrowser } from '#tests/support/fake-browser.ts';
import { followContractPrices } from './contract-prices.ts';

const preview = getGetCartPreviewQueryKey();
const priced = getListProductsQueryKey({ page: 1, pageSize: 24 });
const unpriced = getListBrandsQueryKey();

let client: QueryClient;
let room: boolean | null;
let stop: () => void;

beforeEach(() => {
  stubBrowser();
  room = null;
  Object.assign(document, {
    documentElement: {
      toggleAttribute: (_name: string, on: boolean) => {
        room = on;
      },
    },
  });
  client = new QueryClient();
  client.setQueryData(priced, {});
  client.setQueryData(unpriced, {});
});
afterEach(() => {
  stop();
  client.clear();
  vi.unstubAllGlobals();
});

const buyBy = (contractID: string | null) => client.setQueryData(preview, { contractID });
const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;

describe('contract prices', () => {
  it('reserve no space and refetch nothing without a contract', () => {
    stop = followContractPrices(client);
    expect(room).toBe(false);
    buyBy(null);
    expect(readStored('contractPrices')).toBeNull();
    expect(isStale(priced)).toBe(false);
  });

  it('reserve space from the first response on, without refetching prices of that contract', () => {
    stop = followContractPrices(client);
    buyBy('c-1');
    expect(readStored('contractPrices')).toBe(true);
    expect(room).toBe(true);
    expect(isStale(priced)).toBe(false);
  });

  it('refetch prices after a change or the end of the contract', () => {
    buyBy('c-1');
    stop = followContractPrices(client);
    expect(room).toBe(true);
    buyBy('c-1');
    expect(isStale(priced)).toBe(false);
    buyBy('c-2');
    expect(isStale(priced)).toBe(true);
    expect(isStale(unpriced)).toBe(false);
    client.setQueryData(priced, {});
    buyBy(null);
    expect(isStale(priced)).toBe(true);
    expect(room).toBe(false);
  });

  it('follow only the last client after a second call', () => {
    followContractPrices(client);
    stop = followContractPrices(new QueryClient());
    buyBy('c-1');
    expect(readStored('contractPrices')).toBeNull();
  });
});
