import { type RefObject, useEffect, useState } from 'react';

/** Whether the user has the pointer, a finger or the focus on something, or another tab open. */
export function useAttention(ref: RefObject<HTMLElement | null>): boolean {
  const [attended, setAttended] = useState(false);

  useEffect(() => {
    const whole = ref.current?.parentElement;
    if (!whole) return;
    const controller = new AbortController();
    const { signal } = controller;
    const look = () =>
      setAttended(whole.matches(':hover') || whole.matches(':focus-within') || document.hidden);
    for (const name of ['pointerenter', 'pointerleave', 'focusin', 'focusout', 'pointerup']) {
      // A blurred element still matches until the event is over.
      whole.addEventListener(name, () => queueMicrotask(look), { passive: true, signal });
    }
    document.addEventListener('visibilitychange', look, { signal });
    return () => controller.abort();
  }, [ref]);

  return attended;
}
