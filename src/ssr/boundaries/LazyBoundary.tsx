import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { replayPendingClick, UNHYDRATED } from '#src/ssr/protocol/replay-clicks.ts';
import classes from './LazyBoundary.module.css';

interface LazyBoundaryProps {
  /** Stands for the children on a page that is made in the browser, until their code is here. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * A part of a page with code of its own. On a rendered page it is there before that code: what is
 * clicked in it meanwhile is kept, and done as soon as it listens.
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
