import { whenSessionSettled } from '#src/auth/session-store.ts';
import { readStored, writeStored } from '#src/lib/storage.ts';

/** Products a visitor's browser remembers. */
const KEPT = 30;

/** The list with a product that was just looked at: newest first, each once. */
export function withViewed(list: readonly string[], productID: string): string[] {
  return [productID, ...list.filter((id) => id !== productID)].slice(0, KEPT);
}

/** Remembers a visitor's look at a product; of a signed-in reader the server does. */
export async function rememberView(productID: string): Promise<void> {
  const { status } = await whenSessionSettled();
  if (status !== 'unauthenticated') return;
  writeStored('viewedProducts', withViewed(readStored('viewedProducts') ?? [], productID));
}
