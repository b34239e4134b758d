import { type RefObject, useEffect } from 'react';

const HEIGHT = '--shop-bar';

/**
 * Gives the page the real height of the bar at the bottom of the window: its texts wrap to as many
 * lines as they need, and notices, toasts and the end of the page stay above it. Elsewhere than at
 * the bottom of the window (beside the products) it is no bar.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const isBar = getComputedStyle(entry.target).position === 'fixed';
      const [size] = entry.borderBoxSize;
      if (isBar && size) style.setProperty(HEIGHT, `${Math.ceil(size.blockSize)}px`);
      else style.removeProperty(HEIGHT);
    });
    if (bar.current) observer.observe(bar.current, { box: 'border-box' });
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, [bar]);
}
