import { createTabChannel } from '#src/browser/tab-channel.ts';

const channel = createTabChannel('shop-cart');

/** Broadcasts the cart's version to the user's other tabs. */
export function broadcastCartVersion(version: number): void {
  channel.broadcast(version);
}

/**
 * Calls `listener` with the version of the cart that another tab knows; returns a function that
 * unsubscribes.
 */
export function onCartVersion(listener: (version: number) => void): () => void {
  return channel.onMessage((version) => {
    if (typeof version === 'number') listener(version);
  });
}
