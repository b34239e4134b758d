import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type RefObject, useEffect, useState } from 'react';
import { IconButton } from '#src/ui/kit/buttons/IconButton.tsx';
import classes from './ShelfArrows.module.css';

interface ShelfArrowsProps {
  /** The scroll container. */
  row: RefObject<HTMLElement | null>;
  /** Name of the shelf. */
  title: string;
}

interface Ends {
  isFirst: boolean;
  isLast: boolean;
}

/**
 * Whether the row is scrolled to its start and its end, within a rounding error of half a pixel.
 */
function endsOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Ends {
  return { isFirst: scrollLeft < 2, isLast: scrollLeft + clientWidth > scrollWidth - 2 };
}

/**
 * Scrolls a shelf by the number of visible cards; overlays the row's edges, so that they shift no
 * layout.
 */
export function ShelfArrows({ row, title }: ShelfArrowsProps) {
  const [ends, setEnds] = useState<Ends>({ isFirst: true, isLast: true });
  const { isFirst, isLast } = ends;

  useEffect(() => {
    const strip = row.current;
    if (!strip) return;
    const check = () => {
      const next = endsOf(strip);
      setEnds((known) =>
        known.isFirst === next.isFirst && known.isLast === next.isLast ? known : next,
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
  }, [row]);

  const turn = (by: 1 | -1) => {
    const strip = row.current;
    if (!strip || (by < 0 ? isFirst : isLast)) return;
    const card = strip.firstElementChild?.clientWidth ?? 0;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    strip.scrollBy({
      left: by * Math.max(card, strip.clientWidth - card),
      behavior: isCalm ? 'instant' : 'smooth',
    });
  };
  // All cards of a short shelf are visible.
  if (isFirst && isLast) return null;
  return (
    <>
      <IconButton
        label={isFirst ? `${title}: это начало` : `${title}: назад`}
        tone="raised"
        className={`${classes.arrow} ${classes.back}`}
        aria-disabled={isFirst}
        onClick={() => turn(-1)}
      >
        <IconChevronLeft aria-hidden="true" size="1.25rem" />
      </IconButton>
      <IconButton
        label={isLast ? `${title}: это конец` : `${title}: вперёд`}
        tone="raised"
        className={`${classes.arrow} ${classes.on}`}
        aria-disabled={isLast}
        onClick={() => turn(1)}
      >
        <IconChevronRight aria-hidden="true" size="1.25rem" />
      </IconButton>
    </>
  );
}
