import { useEffect } from 'react';

/**
 * Writes the height of the notices at the bottom of the window into `--shop-notices`, in pixels, so
 * that toasts are above them on a phone.
 */
export function useNoticesHeight(): void {
  useEffect(() => {
    // An attribute of their own would be code of the first page, which has no byte left.
    const notices = document.querySelector(
      'nav[aria-label="Главное меню"]',
    )?.previousElementSibling;
    if (!notices) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--shop-notices', `${notices.clientHeight}px`);
    });
    observer.observe(notices);
    return () => observer.disconnect();
  }, []);
}
