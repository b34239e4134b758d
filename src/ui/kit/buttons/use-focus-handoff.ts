import { type RefObject, useEffect, useRef } from 'react';

/**
 * Hands focus on when what holds it gives way: `hold` is called before the change and tells whether
 * to, and once `changed` is true the first button in `place` has it. Focus from elsewhere is left
 * where it is.
 */
export function useFocusHandoff(changed: boolean): {
  place: RefObject<HTMLDivElement | null>;
  hold: (gives: boolean) => void;
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
    hold: (gives) => {
      held.current = gives && place.current?.contains(document.activeElement) === true;
    },
  };
}
