import type { QueryClient } from '@tanstack/react-query';
import type { ProductCollection } from '#generated/api/model/productCollection.ts';
import { getGetProductByMarketIDQueryOptions } from '#generated/api/product/get-product-by-market-i-d.ts';
import { getListProductsQueryOptions } from '#generated/api/product/list-products.ts';
import { getListRecommendedProductsQueryKey } from '#generated/api/product/list-recommended-products.ts';
import { fetchExternal } from '#src/api/fetch-external.ts';
import { recommendationParams } from './built-in-source.ts';
import { type RecommendationSource, SHELF_SIZE } from './recommendation-source.ts';
import { readServiceResponse, serviceURL } from './service-response.ts';

const silent = { query: { meta: { silent: true } } };

/** Product ids of market ids; unknown ones are omitted. */
async function productIDsOf(client: QueryClient, marketIDs: readonly string[]): Promise<string[]> {
  const found = await Promise.allSettled(
    marketIDs.map((id) => client.ensureQueryData(getGetProductByMarketIDQueryOptions(id, silent))),
  );
  return found.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []));
}

/**
 * Recommendations of a third-party service from the settings: it gets and returns market ids;
 * names, prices and stock are the shop's own. Rejects when the service does not respond.
 */
export function serviceSource(client: QueryClient, service: string): RecommendationSource {
  return (request) => {
    const own = getListRecommendedProductsQueryKey(recommendationParams(request));
    const key: readonly unknown[] = [...own, service];
    return {
      queryKey: key,
      queryFn: async ({ signal }): Promise<ProductCollection> => {
        const response = await fetchExternal(serviceURL(service, request, SHELF_SIZE), signal);
        const ids = await productIDsOf(client, readServiceResponse(response, SHELF_SIZE));
        if (ids.length === 0) return { items: [] };
        const { items } = await client.fetchQuery(
          getListProductsQueryOptions({ ids, onlyAvailable: true, pageSize: SHELF_SIZE }, silent),
        );
        return { items };
      },
      retry: false,
      meta: { silent: true },
    };
  };
}
