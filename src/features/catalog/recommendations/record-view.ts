import type { ProductCard } from '#generated/api/model/productCard.ts';
import { getProductBySlug } from '#generated/api/product/get-product-by-slug.ts';
import { whenSessionSettled } from '#src/auth/session/session-store.ts';
import { readStored, writeStored } from '#src/browser/storage/storage.ts';
import { takePreloaded } from '#src/features/product-parts/product-queries.ts';

type ViewedProduct = Pick<ProductCard, 'id' | 'slug'>;

/** Maximum number of viewed products stored in the browser. */
const STORED_MAX = 30;

/** The list with a product that was just viewed: newest first, each once. */
export function withViewed(list: readonly string[], productID: string): string[] {
  return [productID, ...list.filter((id) => id !== productID)].slice(0, STORED_MAX);
}

/**
 * Records a product view: a visitor's in the browser; a signed-in user's on the server, which
 * records it when it returns the product, so a product that was loaded before the view is requested
 * again.
 */
export async function recordView({ id: productID, slug }: ViewedProduct): Promise<void> {
  const wasEarly = takePreloaded(slug);
  const { status } = await whenSessionSettled();
  if (status === 'authenticated') {
    // A failure to record a view needs no message.
    if (wasEarly) await getProductBySlug(slug).catch(() => {});
    return;
  }
  writeStored('viewedProducts', withViewed(readStored('viewedProducts') ?? [], productID));
}
