import { useEffect, useRef, useState } from 'react';
import classes from './TooltipLayer.module.css';
import { tipOf } from './tooltip.ts';

/** How long the pointer rests before a tooltip shows. */
const SHOW_AFTER_MS = 400;
const GAP_PIXELS = 6;
const EDGE_PIXELS = 8;

/**
 * The name of a button, after the pointer rested on it or at keyboard focus. Escape takes it away.
 * One for the whole page, since a list has dozens of such buttons.
 *
 * @param first what the pointer or the focus was on when this was loaded.
 */
export function TooltipLayer({ first }: { first: HTMLElement }) {
  const bubble = useRef<HTMLSpanElement>(null);
  const [target, setTarget] = useState<HTMLElement | null>(null);

  useEffect(() => watchTargets(first, setTarget), [first]);

  useEffect(() => {
    if (!target || !bubble.current) return;
    bubble.current.showPopover();
    place(bubble.current, target);
  }, [target]);

  return target ? (
    <span
      key={target.dataset.tooltip}
      ref={bubble}
      popover="manual"
      aria-hidden="true"
      className={classes.bubble}
    >
      {target.dataset.tooltip}
    </span>
  ) : null;
}

/** Tells which element wants its tooltip now; null for none. Returns how to stop. */
function watchTargets(first: HTMLElement, tell: (target: HTMLElement | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let near: HTMLElement | null = null;
  const approach = (element: HTMLElement | null) => {
    if (element === near) return;
    near = element;
    clearTimeout(timer);
    tell(null);
    if (element) timer = setTimeout(() => tell(element), SHOW_AFTER_MS);
  };
  const leave = () => approach(null);
  const listeners = {
    pointerover: ({ target, pointerType }: PointerEvent) =>
      approach(pointerType === 'mouse' ? tipOf(target) : null),
    focusin: ({ target }: FocusEvent) => {
      const element = tipOf(target);
      if (element?.matches(':focus-visible')) approach(element);
    },
    focusout: leave,
    pointerdown: () => {
      clearTimeout(timer);
      tell(null);
    },
    keydown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    },
  };
  const controller = new AbortController();
  for (const [event, listener] of Object.entries(listeners)) {
    document.addEventListener(event, listener as EventListener, { signal: controller.signal });
  }
  if (first.matches(':hover, :focus-visible')) approach(first);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}

/** Below the target and centered on it; above where there is no room below; inside the window. */
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
