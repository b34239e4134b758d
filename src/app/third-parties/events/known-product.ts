import type { QueryClient } from '@tanstack/react-query';
import type { AnalyticsProduct } from './analytics-event.ts';

/** A product in any response: a card, a line of a cart, of an order. */
export interface KnownProduct {
  id: string;
  slug: string | null;
  marketID: string;
  name: string;
  /** Kopecks, as the next one. */
  price: number;
  priceWithoutDiscount: number;
  category?: { name: string };
  categoryName?: string;
}

/** Lists hold products in `items`, lines hold them in `product`. */
const DEPTH = 5;

/** What analytics gets of a product. */
export function analyticsProduct(product: KnownProduct): AnalyticsProduct {
  const { marketID, name, price, priceWithoutDiscount, category, categoryName = '' } = product;
  return {
    marketID,
    name,
    price,
    priceWithoutDiscount,
    category: category?.name ?? categoryName,
  };
}

function isProduct(value: object): value is KnownProduct {
  return 'id' in value && 'marketID' in value && 'priceWithoutDiscount' in value;
}

function search(
  value: unknown,
  isMatch: (product: KnownProduct) => boolean,
  depth: number,
): KnownProduct | null {
  if (typeof value !== 'object' || value === null || depth === 0) return null;
  if (!Array.isArray(value) && isProduct(value) && isMatch(value)) return value;
  for (const part of Object.values(value)) {
    const found = search(part, isMatch, depth - 1);
    if (found) return found;
  }
  return null;
}

/** A product in a response; null when it is not in it. */
export function productIn(data: unknown, id: string): KnownProduct | null {
  return search(data, (product) => product.id === id, DEPTH);
}

/**
 * A product in what the page has loaded, the newest response first, so that the price is the one that
 * the user sees. The search is by shape, not by key: a card can come from a dozen operations.
 */
export function loadedProduct(
  client: QueryClient,
  isMatch: (product: KnownProduct) => boolean,
): KnownProduct | null {
  const queries = client.getQueryCache().getAll();
  const newestFirst = queries.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  for (const { state } of newestFirst) {
    const found = search(state.data, isMatch, DEPTH);
    if (found) return found;
  }
  return null;
}
