import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * A dialog that opens at the first click of a double click gets the second one on its overlay, which
 * would close it, or on a button that happens to be there. Only clicks that began in the dialog are
 * passed on.
 * @returns the dialog's `onClickCapture`
 */
export function useOwnClicks(opened: boolean): (event: MouseEvent) => void {
  const hasBegun = useRef(false);
  useEffect(() => {
    if (opened) hasBegun.current = false;
  }, [opened]);
  return (event) => {
    // 0 for the keyboard, 2 for the second click of a double click.
    if (event.detail < 2) hasBegun.current = true;
    else if (!hasBegun.current) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
}
