const CHANNEL = 'shop-cart';

let channel: BroadcastChannel | null = null;

/** One channel a tab; a tab does not hear itself. Null on the server and in old browsers. */
function openChannel(): BroadcastChannel | null {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Says to the reader's other tabs that the cart now has this version. */
export function tellOtherTabs(version: number): void {
  openChannel()?.postMessage(version);
}

/** Calls `listener` with the version of the cart that another tab has seen; returns how to stop. */
export function hearOtherTabs(listener: (version: number) => void): () => void {
  const opened = openChannel();
  if (!opened) return () => {};
  const heard = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'number') listener(data);
  };
  opened.addEventListener('message', heard);
  return () => opened.removeEventListener('message', heard);
}
