import { type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import classes from './Popup.module.css';

interface TriggerProps {
  popoverTarget: string;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
}

interface PopupProps {
  /** Name of the panel for screen readers. */
  label: string;
  /** The edge of the button that the panel is aligned to. */
  align?: 'start' | 'end';
  /** Renders the button; it must pass these properties on to a real `button`. */
  trigger: (props: TriggerProps) => ReactNode;
  /** Rendered while the panel is open. */
  children: (close: () => void) => ReactNode;
}

const GAP_PIXELS = 8;
const EDGE_PIXELS = 16;

/**
 * A panel under a button. The native popover provides the top layer, closing by Escape or by a
 * click outside, and returns the focus to the button.
 */
export function Popup({ label, align = 'end', trigger, children }: PopupProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);

  useEffect(() => {
    const { current } = panel;
    // Clicked before hydration, the browser has opened it empty: the events of the second time count.
    if (!current?.matches(':popover-open')) return;
    current.hidePopover();
    current.showPopover();
  }, []);

  useEffect(() => {
    if (!opened) return;
    const close = () => panel.current?.hidePopover();
    window.addEventListener('resize', close);
    return () => window.removeEventListener('resize', close);
  }, [opened]);

  const onBeforeToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState !== 'open') return;
    const button = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`);
    if (button) place(event.currentTarget, button, align);
  };
  return (
    <>
      {trigger({ popoverTarget: id, 'aria-haspopup': 'dialog', 'aria-expanded': opened })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={classes.panel}
        onBeforeToggle={onBeforeToggle}
        onToggle={(event) => setOpened(event.newState === 'open')}
      >
        {opened && children(() => panel.current?.hidePopover())}
      </div>
    </>
  );
}

function place(panel: HTMLElement, button: Element, align: 'start' | 'end'): void {
  const box = button.getBoundingClientRect();
  const pageWidth = document.documentElement.clientWidth;
  panel.style.top = `${box.bottom + GAP_PIXELS}px`;
  if (align === 'end') {
    panel.style.right = `${Math.max(EDGE_PIXELS, pageWidth - box.right)}px`;
  } else {
    panel.style.left = `${Math.max(EDGE_PIXELS, box.left)}px`;
  }
}
