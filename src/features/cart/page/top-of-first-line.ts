import { useEffect, useRef } from 'react';

/**
 * The first line that is added from the recommendations of an empty cart replaces them: it is shown, and
 * the focus does not fall to the body.
 */
export function useTopOfFirstLine(isEmpty: boolean): void {
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    // A line that an undo has brought back is focused already.
    if (wasEmpty.current && !isEmpty && document.activeElement === document.body) {
      window.scrollTo(0, 0);
      document.querySelector('main')?.focus({ preventScroll: true });
    }
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
}
