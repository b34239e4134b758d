import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { ASLEEP, wake } from '#src/lib/early-press.ts';
import classes from './LazyPart.module.css';

interface LazyPartProps {
  /** Stands for the children on a page that is made in the browser, until their code is here. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * A part of a page with code of its own. On a rendered page it is there before that code: what is
 * pressed in it meanwhile is kept, and done as soon as it listens.
 */
export function LazyPart({ fallback = null, children }: LazyPartProps) {
  return (
    <Suspense fallback={fallback}>
      <Sleeper>{children}</Sleeper>
    </Suspense>
  );
}

function Sleeper({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (part.current) wake(part.current);
  }, []);
  return (
    <div ref={part} className={classes.part} {...{ [ASLEEP]: '' }}>
      {children}
    </div>
  );
}
