import { type RefObject, useEffect, useRef } from 'react';

/** With these the user takes the strip into their own hands. */
const handlings = ['pointerdown', 'wheel'];

/** Where a strip of slides is going. */
export interface ScrollTarget {
  /** The slide to count from, by its index: the one it goes to, or, while it goes nowhere, the one in sight. */
  from: () => number;
  /** Says where it is sent. */
  set: (index: number) => void;
}

/**
 * The slide that a smoothly scrolling strip is on its way to. A second press counts on from there,
 * not from the slide that is passing by. It is over once that slide is in sight, not with
 * `scrollend`: a busy browser tells the end of an earlier way when the next has begun.
 *
 * @param inSight - The index of the slide in sight; stable over renderings.
 */
export function useScrollTarget(
  strip: RefObject<HTMLElement | null>,
  inSight: () => number,
): ScrollTarget {
  const goal = useRef<number | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    const forget = () => {
      goal.current = null;
    };
    for (const name of handlings) strip.current?.addEventListener(name, forget, options);
    const look = () => {
      if (goal.current === inSight()) forget();
    };
    strip.current?.addEventListener('scroll', look, options);
    return () => stop.abort();
  }, [strip, inSight]);

  return {
    from: () => goal.current ?? inSight(),
    set: (index) => {
      goal.current = index;
    },
  };
}
