import type { QueryClient } from '@tanstack/react-query';
import { showAuthFailure } from '#src/auth/auth-failure.ts';
import { getSession, whenSessionSettled } from '#src/auth/session-store.ts';
import { signIn } from '#src/auth/sign-in.ts';
import {
  cartChangesOf,
  signInForUpdate,
  subscribeCartFailures,
} from '#src/features/cart-parts/cart-actions.ts';
import type { CartLineUpdate } from '#src/features/cart-parts/cart-change.ts';
import { logError } from './log-error.ts';

/** Where a wish came from other than from the shop's own pages. */
export type WishOrigin = 'recommendations' | 'search-booster';

/** Products whose wish from outside is not answered yet, with where it came from. */
const asked = new Map<string, WishOrigin>();
let hears = false;

function hearFailures(): void {
  if (hears) return;
  hears = true;
  subscribeCartFailures(({ productID }, error) => {
    const origin = asked.get(productID);
    if (origin === undefined) return;
    asked.delete(productID);
    logError(`${origin}: the cart refused product ${productID}`, error);
  });
}

/**
 * A quantity wanted in a feed of recommendations or in the search widget. A visitor gets the
 * auth-error toast, whose button signs in and then carries the wish out; what the cart rejects is
 * logged beside being shown.
 *
 * @returns false for a visitor.
 */
export async function enqueueExternal(
  client: QueryClient,
  wish: CartLineUpdate,
  origin: WishOrigin,
): Promise<boolean> {
  const session = getSession();
  const { status } = session.status === 'loading' ? await whenSessionSettled() : session;
  if (status !== 'authenticated') {
    showAuthFailure(() => void signInForUpdate(wish));
    return false;
  }
  hearFailures();
  asked.set(wish.productID, origin);
  cartChangesOf(client).enqueue(wish);
  return true;
}

/** The same rule for what is no wish for the cart: comparing from the widget. */
export async function requireUser(): Promise<boolean> {
  const { status } = await whenSessionSettled();
  if (status === 'authenticated') return true;
  showAuthFailure(() => void signIn());
  return false;
}
