import { useRef, useState } from 'react';

interface CloseGuard {
  /** The question whether to discard the changes is open. */
  confirming: boolean;
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
  const [confirming, setConfirming] = useState(false);
  const before = useRef<Element | null>(null);
  const stay = () => {
    setConfirming(false);
    const place = before.current;
    // This render shows the focused element again.
    if (place instanceof HTMLElement) requestAnimationFrame(() => place.focus());
  };
  return {
    confirming,
    stay,
    leave: () => {
      setConfirming(false);
      onClose();
    },
    tryToClose: () => {
      if (confirming) stay();
      else if (isDirty()) {
        before.current = document.activeElement;
        setConfirming(true);
      } else onClose();
    },
  };
}
