import { createTabChannel } from '#src/browser/tab-channel.ts';

const channel = createTabChannel('shop-cart');

/** Says to the user's other tabs that the cart now has this version. */
export function broadcastCartVersion(version: number): void {
  channel.broadcast(version);
}

/** Calls `listener` with the version of the cart that another tab has seen; returns how to stop. */
export function onCartVersion(listener: (version: number) => void): () => void {
  return channel.onMessage((version) => {
    if (typeof version === 'number') listener(version);
  });
}
