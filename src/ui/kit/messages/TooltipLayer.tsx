import { useEffect, useRef, useState } from 'react';
import classes from './TooltipLayer.module.css';
import { closestTooltip } from './tooltip.ts';

/** Hover time before a tooltip shows. */
const SHOW_AFTER_MS = 400;
const GAP_PIXELS = 6;
const EDGE_PIXELS = 8;

/**
 * The name of a button, shown after hovering it or on keyboard focus. Escape and using the button
 * hide it: it would cover what the button opens. One for the whole page, since a list has dozens of
 * such buttons. There is none for touch.
 */
export function TooltipLayer() {
  const bubble = useRef<HTMLSpanElement>(null);
  const [target, setTarget] = useState<HTMLElement | null>(null);

  useEffect(() => watchTargets(setTarget), []);

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

/** Reports the element whose tooltip is to be shown, or null. Returns a function that stops it. */
function watchTargets(report: (target: HTMLElement | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let near: HTMLElement | null = null;
  const approach = (element: HTMLElement | null) => {
    if (element === near) return;
    near = element;
    clearTimeout(timer);
    report(null);
    if (element)
      timer = setTimeout(() => report(hasOpened(element) ? null : element), SHOW_AFTER_MS);
  };
  const leave = () => approach(null);
  const hide = () => {
    clearTimeout(timer);
    report(null);
  };
  const listeners = {
    pointerover: ({ target, pointerType }: PointerEvent) =>
      approach(pointerType === 'mouse' ? closestTooltip(target) : null),
    focusin: ({ target }: FocusEvent) => {
      const element = closestTooltip(target);
      if (element?.matches(':focus-visible')) approach(element);
    },
    focusout: leave,
    pointerdown: hide,
    // A click comes from a pointer, a key or a script.
    click: hide,
    keydown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    },
  };
  const controller = new AbortController();
  for (const [event, listener] of Object.entries(listeners)) {
    document.addEventListener(event, listener as EventListener, { signal: controller.signal });
  }
  approach(findCurrent());
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}

/** The focused or hovered element when this code was loaded: no longer the one that requested it. */
function findCurrent(): HTMLElement | null {
  const focused = closestTooltip(document.activeElement);
  if (focused?.matches(':focus-visible')) return focused;
  // After a tap, an element remains hovered until the next one.
  if (!matchMedia('(hover: hover)').matches) return null;
  return [...document.querySelectorAll<HTMLElement>('[data-tooltip]:hover')].at(-1) ?? null;
}

/** Whether the menu or dialog of a button is open. */
function hasOpened(element: HTMLElement): boolean {
  return element.getAttribute('aria-expanded') === 'true';
}

/** Below the target and centered on it; above when there is no space below; inside the window. */
function place(bubble: HTMLElement, target: Element): void {
  const box = target.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const page = document.documentElement;
  const below = box.bottom + GAP_PIXELS;
  const fits = below + height <= page.clientHeight;
  const top = fits ? below : Math.max(EDGE_PIXELS, box.top - GAP_PIXELS - height);
  const left = box.left + box.width / 2 - width / 2;
  const rightmost = page.clientWidth - width - EDGE_PIXELS;
  bubble.style.top = `${top}px`;
  bubble.style.left = `${Math.max(EDGE_PIXELS, Math.min(left, rightmost))}px`;
}
