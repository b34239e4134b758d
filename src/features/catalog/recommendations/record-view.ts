import type { ProductCard } from '#generated/api/model/productCard.ts';
import { getProductBySlug } from '#generated/api/product/product.ts';
import { whenSessionSettled } from '#src/auth/session-store.ts';
import { readStored, writeStored } from '#src/browser/storage.ts';
import { takePreloaded } from '#src/features/product-parts/product-queries.ts';

type ViewedProduct = Pick<ProductCard, 'id' | 'slug'>;

/** Products a visitor's browser remembers. */
const STORED_MAX = 30;

/** The list with a product that was just looked at: newest first, each once. */
export function withViewed(list: readonly string[], productID: string): string[] {
  return [productID, ...list.filter((id) => id !== productID)].slice(0, STORED_MAX);
}

/**
 * Remembers a look at a product: a visitor's in the browser; a user's is remembered by the server
 * when it gives the product out, which it is asked to do again where that was before the look.
 */
export async function recordView({ id: productID, slug }: ViewedProduct): Promise<void> {
  const wasEarly = takePreloaded(slug);
  const { status } = await whenSessionSettled();
  if (status === 'authenticated') {
    // A view that cannot be told is not worth a word.
    if (wasEarly) await getProductBySlug(slug).catch(() => {});
    return;
  }
  writeStored('viewedProducts', withViewed(readStored('viewedProducts') ?? [], productID));
}
