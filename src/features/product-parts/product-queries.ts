import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { getGetProductBySlugQueryOptions } from '#generated/api/product/product.ts';
import { isNotFound } from '#src/api/errors.ts';
import { recallProduct } from './facts/known-products.ts';
import { feedbackQuery } from './reviews/feedback-query.ts';

/** Products fetched while the user only pointed at them: the server counts no view for that. */
const preloaded = new Set<string>();

/** Everything for the page of a product. */
export function productQuery(slug: string, isPreload = false) {
  return getGetProductBySlugQueryOptions(slug, {
    query: { meta: { silent: true } },
    ...(isPreload && { request: { headers: { 'X-Preload': 'true' } } }),
  });
}

/** Whether the product was fetched before it was looked at; true once for each time. */
export function takePreloaded(slug: string): boolean {
  return preloaded.delete(slug);
}

/**
 * Waits for the product, unless the user comes from a list that knows enough to begin with: then
 * the page stands at once and fills itself.
 */
export async function loadProduct(
  client: QueryClient,
  slug: string,
  isPreload: boolean,
): Promise<void> {
  const query = productQuery(slug, isPreload);
  if (isPreload) preloaded.add(slug);
  if (recallProduct(client, slug)) {
    void client.prefetchQuery(query);
    return;
  }
  const { product } = await client.ensureQueryData(query).catch(throwNotFound);
  // A rendered page has the reviews in it; in the browser they come when they are shown.
  if (import.meta.env.SSR && product.feedbackCount > 0) {
    await client.prefetchQuery(feedbackQuery(product.id));
  }
}

/** A product that is not there is an address that leads nowhere, not a failure. */
function throwNotFound(error: unknown): never {
  throw isNotFound(error) ? notFound() : error;
}
