import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import classes from './RenderWhenVisible.module.css';

/** Distance below the viewport at which rendering starts, so that the content is ready in time. */
const AHEAD = '400px';

interface RenderWhenVisibleProps {
  /** Class of the placeholder; that of a shelf by default. */
  place?: string | undefined;
  children: ReactNode;
}

/**
 * Content far down the page, rendered when the user scrolls near it: it costs neither server
 * rendering nor hydration time. Must not be needed without scripts.
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
