import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { replayPendingClick, UNHYDRATED } from '#src/ssr/protocol/replay-clicks.ts';
import classes from './LazyBoundary.module.css';

interface LazyBoundaryProps {
  /** Shown on a client-rendered page until the code of the children is loaded. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * A part of a page with a lazy-loaded chunk. A server-rendered page shows it before that chunk is
 * loaded; a click in it meanwhile is stored and replayed after hydration.
 */
export function LazyBoundary({ fallback = null, children }: LazyBoundaryProps) {
  return (
    <Suspense fallback={fallback}>
      <UnhydratedPart>{children}</UnhydratedPart>
    </Suspense>
  );
}

function UnhydratedPart({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (part.current) replayPendingClick(part.current);
  }, []);
  return (
    <div ref={part} className={classes.part} {...{ [UNHYDRATED]: '' }}>
      {children}
    </div>
  );
}
