import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProductCard } from '#generated/api/model/productCard.ts';
import type { ProductDetail } from '#generated/api/model/productDetail.ts';
import { recallProduct } from './known-products.ts';
import { productQuery } from './product-queries.ts';

/** What is known of the product of a page: all of it, or for a start what a list has shown. */
export function useProduct(slug: string): {
  product: ProductCard | null;
  detail: ProductDetail | undefined;
} {
  const client = useQueryClient();
  const { data: detail } = useQuery({
    ...productQuery(slug),
    throwOnError: (_error, query) => query.state.data === undefined,
  });
  return { product: detail?.product ?? recallProduct(client, slug), detail };
}
