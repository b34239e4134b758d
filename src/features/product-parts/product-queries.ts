import type { QueryClient } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import { getGetProductBySlugQueryOptions } from '#generated/api/product/get-product-by-slug.ts';
import { isNotFound } from '#src/api/errors.ts';
import { cachedProduct } from './facts/known-products.ts';
import { feedbackQuery } from './reviews/feedback-query.ts';

/** Products that were preloaded on hover: the server counts no view for that. */
const preloaded = new Set<string>();

/** Everything for the page of a product. */
export function productQuery(slug: string, isPreload = false) {
  return getGetProductBySlugQueryOptions(slug, {
    query: { meta: { silent: true } },
    ...(isPreload && { request: { headers: { 'X-Preload': 'true' } } }),
  });
}

/** Whether the product was preloaded before this view; true once per preload. */
export function takePreloaded(slug: string): boolean {
  return preloaded.delete(slug);
}

/**
 * Loads the product; does not wait when the user comes from a list whose card is enough to start
 * with: then the page renders at once and completes later.
 */
export async function loadProduct(
  client: QueryClient,
  slug: string,
  isPreload: boolean,
): Promise<void> {
  const query = productQuery(slug, isPreload);
  if (isPreload) preloaded.add(slug);
  if (cachedProduct(client, slug)) {
    void client.prefetchQuery(query);
    return;
  }
  const { product } = await client.ensureQueryData(query).catch(throwNotFound);
  if (product.slug !== slug) {
    // The URL had the product's id.
    const params = { slug: product.slug };
    throw redirect({ to: '/products/$slug', params, replace: true, statusCode: 301 });
  }
  // A server-rendered page contains the reviews; in the browser they are loaded when shown.
  if (import.meta.env.SSR && product.feedbackCount > 0) {
    await client.prefetchQuery(feedbackQuery(product.id));
  }
}

/** A product that does not exist is a 404, not a failure. */
function throwNotFound(error: unknown): never {
  throw isNotFound(error) ? notFound() : error;
}
