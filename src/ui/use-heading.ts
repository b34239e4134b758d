import { type RefObject, useEffect, useRef } from 'react';

/** It has come to rest, or the reader has taken it into their own hands. */
const endings = ['scrollend', 'pointerdown', 'wheel'];

/**
 * The slide that a smoothly scrolling strip is on its way to, by its index; null while the strip
 * rests. A second press counts on from there, not from the slide that is passing by.
 */
export function useHeading(strip: RefObject<HTMLElement | null>): RefObject<number | null> {
  const heading = useRef<number | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const forget = () => {
      heading.current = null;
    };
    for (const name of endings) {
      strip.current?.addEventListener(name, forget, { passive: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, [strip]);
  return heading;
}
