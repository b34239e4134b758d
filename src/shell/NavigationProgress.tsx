import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import classes from './NavigationProgress.module.css';

const SHOWN_AT_LEAST_MS = 500;

/**
 * A progress bar at the top while another page is loading; a change of search parameters shows
 * none.
 */
export function NavigationProgress() {
  const router = useRouter();
  const [shown, setShown] = useState(false);
  const startedAt = useRef(0);
  const isPending = useRouterState({
    select: ({ matches }) => matches.some(({ status }) => status === 'pending'),
  });

  // The router scrolls to the start, or to a restored position, only once the page is loaded: its
  // skeleton would be shown as far down as the page before.
  useEffect(() => {
    if (isPending && shown) window.scrollTo(0, 0);
  }, [isPending, shown]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stops = [
      router.subscribe('onBeforeLoad', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        clearTimeout(timer);
        startedAt.current = performance.now();
        setShown(true);
      }),
      // Also fires after failed loads.
      router.subscribe('onResolved', () => {
        const left = startedAt.current + SHOWN_AT_LEAST_MS - performance.now();
        clearTimeout(timer);
        timer = setTimeout(() => setShown(false), Math.max(0, left));
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [router]);

  return (
    <div
      className={classes.track}
      data-shown={shown || undefined}
      role="progressbar"
      aria-label="Страница загружается"
      aria-hidden={!shown}
    >
      <div className={classes.line} />
    </div>
  );
}
