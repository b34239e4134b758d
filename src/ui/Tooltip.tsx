import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './Tooltip.module.css';

interface TooltipProps {
  /** Says what the child's own label says: screen readers do not hear it a second time. */
  label: string;
  children: ReactNode;
}

const SHOW_AFTER_MS = 400;
const GAP_PIXELS = 6;
const EDGE_PIXELS = 8;

/**
 * The name of a button, after the pointer rested on it or at keyboard focus. Escape takes it away.
 * A few lines instead of a positioning library, since the first page carries it.
 */
export function Tooltip({ label, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState(false);

  const show = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(true), delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setShown(false);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!shown || !bubble.current || !anchor.current?.firstElementChild) return;
    bubble.current.showPopover();
    place(bubble.current, anchor.current.firstElementChild);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setShown(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [shown]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches what happens to its child.
    <span
      ref={anchor}
      className={classes.anchor}
      onPointerEnter={(event) => event.pointerType === 'mouse' && show(SHOW_AFTER_MS)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(SHOW_AFTER_MS)}
      onBlur={hide}
    >
      {children}
      {shown && (
        <span ref={bubble} popover="manual" aria-hidden="true" className={classes.bubble}>
          {label}
        </span>
      )}
    </span>
  );
}

/** Below the target and centred on it; above where there is no room below; inside the window. */
function place(bubble: HTMLElement, target: Element): void {
  const box = target.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const page = document.documentElement;
  const below = box.bottom + GAP_PIXELS;
  const top = below + height > page.clientHeight ? box.top - GAP_PIXELS - height : below;
  const left = box.left + box.width / 2 - width / 2;
  const rightmost = page.clientWidth - width - EDGE_PIXELS;
  bubble.style.top = `${top}px`;
  bubble.style.left = `${Math.max(EDGE_PIXELS, Math.min(left, rightmost))}px`;
}
