import type { QueryClient } from '@tanstack/react-query';
import { showAuthFailure } from '#src/auth/auth-failure.ts';
import { getSession, whenSessionSettled } from '#src/auth/session/session-store.ts';
import { signIn } from '#src/auth/sign-in.ts';
import {
  cartChangesOf,
  cartFailure,
  signInForUpdate,
} from '#src/features/cart-parts/change/cart-actions.ts';
import type { CartLineUpdate } from '#src/features/cart-parts/change/cart-change.ts';
import { logError } from './log-error.ts';

/** External origin of a cart update. */
export type UpdateOrigin = 'recommendations' | 'search-booster';

/** Products with a pending external update, with its origin. */
const pendingOrigins = new Map<string, UpdateOrigin>();
let isSubscribed = false;

function logFailures(): void {
  if (isSubscribed) return;
  isSubscribed = true;
  cartFailure.subscribe((failure) => {
    if (!failure) return;
    const { productID } = failure.update;
    const origin = pendingOrigins.get(productID);
    if (origin === undefined) return;
    pendingOrigins.delete(productID);
    logError(`${origin}: the cart rejected product ${productID}`, failure.error);
  });
}

/**
 * Requests a quantity from a feed of recommendations or the search widget. A visitor gets the
 * sign-in error toast, whose button signs in and then sends the update; rejections are logged in
 * addition to being shown.
 * @returns false for a visitor.
 */
export async function enqueueExternal(
  client: QueryClient,
  update: CartLineUpdate,
  origin: UpdateOrigin,
): Promise<boolean> {
  const session = getSession();
  const { status } = session.status === 'loading' ? await whenSessionSettled() : session;
  if (status !== 'authenticated') {
    showAuthFailure(() => void signInForUpdate(update));
    return false;
  }
  logFailures();
  pendingOrigins.set(update.productID, origin);
  cartChangesOf(client).enqueue(update);
  return true;
}

/** The same rule for other actions: comparing from the widget. */
export async function requireUser(): Promise<boolean> {
  const { status } = await whenSessionSettled();
  if (status === 'authenticated') return true;
  showAuthFailure(() => void signIn());
  return false;
}
