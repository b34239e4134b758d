import type { QueryClient } from '@tanstack/react-query';
import type { FamilyVariant } from '#generated/api/model/familyVariant.ts';
import type { ProductCard } from '#generated/api/model/productCard.ts';

const MAX_CACHED = 50;

const known = new WeakMap<QueryClient, Map<string, ProductCard>>();

/**
 * Caches a card that links to a product's page, to show it there while the rest is loading. A
 * variant without a card of its own has too little data.
 */
export function cacheProduct(client: QueryClient, product: ProductCard | FamilyVariant): void {
  if (!('images' in product)) return;
  const products = known.get(client) ?? new Map<string, ProductCard>();
  known.set(client, products);
  products.delete(product.slug);
  products.set(product.slug, product);
  const oldest = products.keys().next();
  if (products.size > MAX_CACHED && !oldest.done) products.delete(oldest.value);
}

/** The cached card of the product, or null. */
export function cachedProduct(client: QueryClient, slug: string): ProductCard | null {
  return known.get(client)?.get(slug) ?? null;
}
