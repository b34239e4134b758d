import { useRef, useState } from 'react';

interface CloseGuard {
  /** The user is being asked whether to leave what was written. */
  asking: boolean;
  /** For Esc, the cross, «Отмена» and a click beside the dialog. */
  tryToClose: () => void;
  stay: () => void;
  leave: () => void;
}

/**
 * Keeps a dialog from being closed by mistake: with something written in it the first attempt asks,
 * the next one goes back to the form. Staying gives the focus back to where it was.
 */
export function useUnsavedChangesGuard(isDirty: () => boolean, onClose: () => void): CloseGuard {
  const [asking, setAsking] = useState(false);
  const before = useRef<Element | null>(null);
  const stay = () => {
    setAsking(false);
    const place = before.current;
    // What had the focus is shown again by the render that this brings about.
    if (place instanceof HTMLElement) requestAnimationFrame(() => place.focus());
  };
  return {
    asking,
    stay,
    leave: () => {
      setAsking(false);
      onClose();
    },
    tryToClose: () => {
      if (asking) stay();
      else if (isDirty()) {
        before.current = document.activeElement;
        setAsking(true);
      } else onClose();
    },
  };
}
