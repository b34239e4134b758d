/** What the user's tabs say to each other under one name; a tab does not hear itself. */
export interface TabChannel {
  broadcast: (message: unknown) => void;
  /** Calls `listener` with what another tab says; returns how to stop. */
  onMessage: (listener: (message: unknown) => void) => () => void;
}

/** Makes a channel, which is opened when it is first used: never on the server, nor in old browsers. */
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
      const heard = ({ data }: MessageEvent<unknown>) => listener(data);
      opened.addEventListener('message', heard);
      return () => opened.removeEventListener('message', heard);
    },
  };
}
