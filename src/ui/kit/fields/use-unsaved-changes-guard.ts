import { useRef, useState } from 'react';

interface CloseGuard {
  /** The question whether to discard the changes is open. */
  asking: boolean;
  /** For Esc, the cross, «Отмена» and a click outside the dialog. */
  tryToClose: () => void;
  stay: () => void;
  leave: () => void;
}

/**
 * Prevents closing a dialog with unsaved changes by mistake: the first attempt requires
 * confirmation, the next one returns to the form. Staying restores the focus.
 */
export function useUnsavedChangesGuard(isDirty: () => boolean, onClose: () => void): CloseGuard {
  const [asking, setAsking] = useState(false);
  const before = useRef<Element | null>(null);
  const stay = () => {
    setAsking(false);
    const place = before.current;
    // This render shows the focused element again.
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
