import { type RefObject, useEffect, useState } from 'react';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Slides that show on this screen; some banners are for the other one. */
function slidesOf(strip: HTMLElement): HTMLElement[] {
  return [...strip.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.offsetWidth > 0,
  );
}

/** Where the strip stands, and how to move it. */
export interface Carousel {
  /** How many slides this screen shows. */
  count: number;
  /** The slide in sight, from 0. */
  current: number;
  /** Moves to a slide; beyond the last comes the first. */
  show: (index: number) => void;
  /** The reader has asked their system for little motion. */
  isCalm: boolean;
}

/** Follows a strip of slides that scrolls and snaps by itself. */
export function useCarousel(stripRef: RefObject<HTMLElement | null>): Carousel {
  const [state, setState] = useState({ count: 0, current: 0, isCalm: true });

  useEffect(() => {
    const strip = stripRef.current;
    if (!strip) return;
    const look = () => {
      const slides = slidesOf(strip);
      const middle = strip.scrollLeft + strip.clientWidth / 2;
      const current = slides.findIndex(
        ({ offsetLeft, offsetWidth }) => middle < offsetLeft - strip.offsetLeft + offsetWidth,
      );
      const isCalm = window.matchMedia(reducedMotion).matches;
      setState((known) =>
        known.count === slides.length && known.current === current && known.isCalm === isCalm
          ? known
          : { count: slides.length, current: Math.max(current, 0), isCalm },
      );
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(strip);
    strip.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      strip.removeEventListener('scroll', look);
    };
  }, [stripRef]);

  const show = (index: number) => {
    const strip = stripRef.current;
    const slides = strip ? slidesOf(strip) : [];
    const slide = slides.at(index % slides.length);
    if (!strip || !slide) return;
    const behavior = state.isCalm ? 'instant' : 'smooth';
    strip.scrollTo({ left: slide.offsetLeft - strip.offsetLeft, behavior });
  };

  return { ...state, show };
}
