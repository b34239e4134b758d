import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { announce } from '#src/ui/kit/messages/announce.ts';

/**
 * After a navigation: announces the title and moves the focus into the page, as a page load would.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        announce(document.title);
        const main = document.querySelector('main');
        if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
      }),
    [router],
  );
  return null;
}
