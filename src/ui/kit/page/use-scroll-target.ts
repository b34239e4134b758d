import { type RefObject, useEffect, useRef } from 'react';

/** Events that mean that the user scrolls the strip directly. */
const handlings = ['pointerdown', 'wheel'];

/** The target of a carousel's smooth scrolling. */
export interface ScrollTarget {
  /**
   * The index to count from: the slide it is scrolling to, or the visible one when it is at rest.
   */
  from: () => number;
  /** Sets the target slide. */
  set: (index: number) => void;
}

/**
 * The slide that a carousel is smoothly scrolling to. A second click counts from there, not from
 * the slide that is passing by. The target is cleared once that slide is visible, not on
 * `scrollend`: a busy browser fires it for the previous scroll when the next one has begun.
 * @param inSight - The index of the visible slide; stable between renders.
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
    const check = () => {
      if (goal.current === inSight()) forget();
    };
    strip.current?.addEventListener('scroll', check, options);
    return () => stop.abort();
  }, [strip, inSight]);

  return {
    from: () => goal.current ?? inSight(),
    set: (index) => {
      goal.current = index;
    },
  };
}
