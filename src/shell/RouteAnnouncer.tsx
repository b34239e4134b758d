import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { announce } from '#src/ui/kit/messages/announce.ts';

/**
 * After a navigation: announces the title and moves the focus into the page, as a page load would.
 */
export function RouteAnnouncer({ mainID }: { mainID: string }) {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        announce(document.title);
        const main = document.getElementById(mainID);
        if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
      }),
    [router, mainID],
  );
  return null;
}
