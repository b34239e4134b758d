import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import classes from './RenderWhenVisible.module.css';

/** How far below the window something is made, so that it is there when the user arrives. */
const AHEAD = '400px';

interface RenderWhenVisibleProps {
  /** Class of the place kept for it; that of a shelf when not given. */
  place?: string | undefined;
  children: ReactNode;
}

/**
 * Something far down the page, which is made when the user comes near: neither the rendered page
 * nor its first moments in the browser pay for it. It must not be needed without scripts.
 */
export function RenderWhenVisible({ place = classes.shelf, children }: RenderWhenVisibleProps) {
  const element = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near]);

  return near ? (
    <Suspense>{children}</Suspense>
  ) : (
    <div ref={element} className={place} aria-hidden="true" />
  );
}
