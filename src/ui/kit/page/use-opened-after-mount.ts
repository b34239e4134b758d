import { useEffect, useState } from 'react';

/**
 * False in the first render, then `opened`. A dialog whose code came with its first opening is
 * mounted open; only by a change does the library learn where the focus was, to give it back. It
 * does so when a dialog closes; one that is taken away open gives it back here.
 */
export function useOpenedAfterMount(opened: boolean): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => {
    const before = document.activeElement;
    setMounted(true);
    return () => {
      // Once the dialog is out of the document, nothing else may have taken the focus.
      setTimeout(() => {
        const free = document.activeElement === null || document.activeElement === document.body;
        if (free && before instanceof HTMLElement) before.focus({ preventScroll: true });
      });
    };
  }, []);
  return mounted && opened;
}
