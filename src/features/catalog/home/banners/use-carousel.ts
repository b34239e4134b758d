import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useScrollTarget } from '#src/ui/kit/page/use-scroll-target.ts';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Slides visible at this width; some banners are for the other layout only. */
function slidesOf(strip: HTMLElement): HTMLElement[] {
  return [...strip.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.offsetWidth > 0,
  );
}

/** Index of the slide that covers the middle of the strip. */
function slideInSight(strip: HTMLElement): number {
  const middle = strip.scrollLeft + strip.clientWidth / 2;
  const index = slidesOf(strip).findIndex(
    ({ offsetLeft, offsetWidth }) => middle < offsetLeft - strip.offsetLeft + offsetWidth,
  );
  return Math.max(index, 0);
}

/** Position of the carousel, and functions that move it. */
export interface Carousel {
  /** Number of slides at this width. */
  count: number;
  /** Index of the visible slide. */
  current: number;
  /** Scrolls to a slide. */
  show: (index: number) => void;
  /** Moves by one slide, also during scrolling; the first follows the last. */
  step: (by: 1 | -1) => void;
  /** Whether the user prefers reduced motion. */
  isCalm: boolean;
}

/** State of a strip of slides that scrolls and snaps natively. */
export function useCarousel(stripRef: RefObject<HTMLElement | null>): Carousel {
  const [state, setState] = useState({ count: 0, current: 0, isCalm: true });
  const inSight = useCallback(
    () => (stripRef.current ? slideInSight(stripRef.current) : 0),
    [stripRef],
  );
  const heading = useScrollTarget(stripRef, inSight);

  useEffect(() => {
    const strip = stripRef.current;
    if (!strip) return;
    const check = () => {
      const count = slidesOf(strip).length;
      const current = slideInSight(strip);
      const isCalm = window.matchMedia(reducedMotion).matches;
      setState((known) =>
        known.count === count && known.current === current && known.isCalm === isCalm
          ? known
          : { count, current, isCalm },
      );
    };
    check();
    const observer = new ResizeObserver(check);
    observer.observe(strip);
    strip.addEventListener('scroll', check, { passive: true });
    return () => {
      observer.disconnect();
      strip.removeEventListener('scroll', check);
    };
  }, [stripRef]);

  const show = (index: number) => {
    const strip = stripRef.current;
    const slide = strip && slidesOf(strip)[index];
    if (!slide) return;
    heading.set(index);
    const behavior = state.isCalm ? 'instant' : 'smooth';
    strip.scrollTo({ left: slide.offsetLeft - strip.offsetLeft, behavior });
  };
  const step = (by: 1 | -1) => {
    show((heading.from() + by + state.count) % state.count);
  };

  return { ...state, show, step };
}
