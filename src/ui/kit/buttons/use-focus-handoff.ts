import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus when the focused element is about to be removed: `hold` is called before the
 * change and returns whether to move it, and once `changed` is true the first button in `place`
 * gets it. A focus outside `place` is unchanged.
 */
export function useFocusHandoff(changed: boolean): {
  place: RefObject<HTMLDivElement | null>;
  prepare: (gives: boolean) => void;
} {
  const place = useRef<HTMLDivElement>(null);
  const held = useRef(false);
  useEffect(() => {
    if (changed && held.current) {
      place.current?.querySelector('button')?.focus({ preventScroll: true });
    }
    held.current = false;
  }, [changed]);
  return {
    place,
    prepare: (gives) => {
      held.current = gives && place.current?.contains(document.activeElement) === true;
    },
  };
}
