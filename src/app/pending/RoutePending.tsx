import { useMatches } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Skeleton } from '#src/ui/kit/page/Skeleton.tsx';
import classes from './RoutePending.module.css';

const SIGNED_IN = '/_signed-in';

type SignedInFrame = typeof import('./signed-in-frame.ts');

/** Undefined until its chunk is loaded. */
let frame: SignedInFrame | undefined;

/**
 * Loads the skeletons of the pages behind sign-in: before such a page is rendered on the server, and
 * before its frame is hydrated.
 */
export function loadFrame(): Promise<SignedInFrame> {
  return import('./signed-in-frame.ts').then((loaded) => {
    frame = loaded;
    return loaded;
  });
}

/** Fallback of a page without a skeleton of its own; those behind sign-in have theirs in a chunk. */
export function RoutePending() {
  const isProtected = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === SIGNED_IN),
  });
  const [, setLoaded] = useState(false);
  // Not by `Suspense`: React would show the first fallback for 300 ms at least.
  useEffect(() => {
    if (!isProtected) return;
    loadFrame().then(
      () => setLoaded(true),
      () => {
        // The page itself reports that its code cannot be loaded.
      },
    );
  }, [isProtected]);
  if (isProtected && frame) return <frame.Skeleton />;
  return (
    <div className={classes.pending} aria-busy="true">
      <Skeleton height={36} width="min(24rem, 80%)" radius="sm" />
      <Skeleton height={120} />
      <Skeleton height={240} />
    </div>
  );
}
