import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Something lies over the page that Back takes away. */
    overlay?: true;
  }
}

/**
 * For what covers the whole page, as long as it is there: Back closes it and stays on the page.
 * @returns how else to close it, so that no step of the way back is left behind.
 */
export function useClosedByBack(onClose: () => void): () => void {
  const router = useRouter();
  const isOpened = useRef(false);
  const closeUnlessOver = useEffectEvent((overlay: true | undefined) => {
    if (!overlay) onClose();
  });

  useEffect(() => {
    if (!isOpened.current) {
      isOpened.current = true;
      void router.navigate({
        to: '.',
        search: true,
        hash: true,
        state: (known) => ({ ...known, overlay: true as const }),
        resetScroll: false,
      });
    }
    return router.history.subscribe(({ location, action }) => {
      if (action.type !== 'REPLACE') closeUnlessOver(location.state.overlay);
    });
  }, [router]);

  return () => router.history.back();
}
