import { type RefObject, useEffect, useState } from 'react';

/** Whether the element is hovered, touched or focused, or the page is hidden. */
export function useAttention(ref: RefObject<HTMLElement | null>): boolean {
  const [attended, setAttended] = useState(false);

  useEffect(() => {
    const whole = ref.current?.parentElement;
    if (!whole) return;
    const controller = new AbortController();
    const { signal } = controller;
    const check = () =>
      setAttended(whole.matches(':hover') || whole.matches(':focus-within') || document.hidden);
    for (const name of ['pointerenter', 'pointerleave', 'focusin', 'focusout', 'pointerup']) {
      // A blurred element still matches until the event has been dispatched.
      whole.addEventListener(name, () => queueMicrotask(check), { passive: true, signal });
    }
    document.addEventListener('visibilitychange', check, { signal });
    return () => controller.abort();
  }, [ref]);

  return attended;
}
