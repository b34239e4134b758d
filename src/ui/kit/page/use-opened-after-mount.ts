import { useEffect, useState } from 'react';

/**
 * False in the first render, then `opened`. A dialog whose chunk is loaded on first opening would be
 * mounted open, but Mantine stores the focused element only when `opened` changes, and restores the
 * focus only when it closes; a dialog that is unmounted while open restores it here.
 */
export function useOpenedAfterMount(opened: boolean): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => {
    const before = document.activeElement;
    setMounted(true);
    return () => {
      // Restore it only when nothing else has taken the focus after the dialog was removed.
      setTimeout(() => {
        const free = document.activeElement === null || document.activeElement === document.body;
        if (free && before instanceof HTMLElement) before.focus({ preventScroll: true });
      });
    };
  }, []);
  return mounted && opened;
}
