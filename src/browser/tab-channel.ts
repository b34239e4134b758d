/** Messages between the user's tabs under one name; a tab does not receive its own. */
export interface TabChannel {
  broadcast: (message: unknown) => void;
  /** Calls `listener` with the messages of other tabs; returns a function that unsubscribes. */
  onMessage: (listener: (message: unknown) => void) => () => void;
}

/** Creates a channel that opens on first use: never on the server, nor in old browsers. */
export function createTabChannel(name: string): TabChannel {
  let channel: BroadcastChannel | null = null;
  const open = () => {
    if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return null;
    channel ??= new BroadcastChannel(name);
    return channel;
  };
  return {
    broadcast: (message) => open()?.postMessage(message),
    onMessage: (listener) => {
      const opened = open();
      if (!opened) return () => {};
      const onEvent = ({ data }: MessageEvent<unknown>) => listener(data);
      opened.addEventListener('message', onEvent);
      return () => opened.removeEventListener('message', onEvent);
    },
  };
}
