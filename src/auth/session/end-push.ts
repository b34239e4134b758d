import { deletePushSubscription } from '#generated/api/profile/delete-push-subscription.ts';
import { pushIDOf, readPushSubscription } from '#src/browser/push.ts';

/** A slow server must not delay the sign-out. */
const PATIENCE_MS = 2000;

/** Ends the push messages of this browser, without failing: the next user must not get them. */
export async function endPush(): Promise<void> {
  try {
    const subscription = await readPushSubscription();
    if (!subscription) return;
    const id = await pushIDOf(subscription);
    const forget = deletePushSubscription(id, { signal: AbortSignal.timeout(PATIENCE_MS) });
    // The push service then responds with 410, which deletes the subscription at the next message.
    await Promise.allSettled([forget, subscription.unsubscribe()]);
  } catch {
    // The browser denies access to its service workers.
  }
}

/** Ends them when the session has ended elsewhere: there is no token to inform the server with. */
export async function unsubscribeFromPush(): Promise<void> {
  const subscription = await readPushSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
}
