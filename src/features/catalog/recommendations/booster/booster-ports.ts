import type { QueryClient } from '@tanstack/react-query';
import { getGetProductByMarketIDQueryOptions } from '#generated/api/product/get-product-by-market-i-d.ts';
import { getListProductsQueryOptions } from '#generated/api/product/list-products.ts';
import { cartChangesOf } from '#src/features/cart-parts/change/cart-actions.ts';
import { confirmedQuantity } from '#src/features/cart-parts/change/cart-cache.ts';
import { enqueueExternal, requireUser } from '#src/features/catalog/recommendations/feed-cart.ts';
import { logError } from '#src/features/catalog/recommendations/log-error.ts';
import {
  changeCompareList,
  readCompareList,
} from '#src/features/product-parts/compare/compare-list.ts';
import type { BoosterPorts } from './booster-operations.ts';

const silent = { query: { meta: { silent: true } } };

/** The shop's implementation of the widget's operations. */
export function boosterPorts(client: QueryClient): BoosterPorts {
  return {
    find: async (marketID) => {
      const { id } = await client.ensureQueryData(
        getGetProductByMarketIDQueryOptions(marketID, silent),
      );
      const { items } = await client.fetchQuery(getListProductsQueryOptions({ ids: [id] }, silent));
      const [card] = items;
      if (!card) throw new Error(`Product ${id} is not listed`);
      const { packSize, minQuantity, maxQuantity } = card;
      return { productID: id, packSize, minQuantity, maxQuantity };
    },
    quantityOf: (productID) =>
      cartChangesOf(client).pending.get().get(productID) ?? confirmedQuantity(client, productID),
    enqueue: (productID, quantity) =>
      enqueueExternal(client, { productID, quantity }, 'search-booster'),
    compare: async (productID) => {
      if (!(await requireUser())) return false;
      return readCompareList().includes(productID) || changeCompareList(productID) !== 'full';
    },
    log: logError,
  };
}
