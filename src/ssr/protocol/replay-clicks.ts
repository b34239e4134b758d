declare global {
  interface Window {
    /**
     * The button or tick that was clicked last in a sleeping part of a rendered page, kept by the
     * page's first script.
     */
    pendingClick?: HTMLElement | undefined;
  }
}

/** Marks what stands in a rendered page and does not listen yet (`server/web/pages/boot.js`). */
export const UNHYDRATED = 'data-unhydrated';

/**
 * A part of a rendered page, or the whole, listens from now on. Does what the user asked of it
 * while it was hydrating: React hydrates what is clicked before it hands the press on.
 */
export function replayPendingClick(part: Element): void {
  part.removeAttribute(UNHYDRATED);
  const pressed = window.pendingClick;
  // It may stand in a part that is still not hydrated.
  if (!pressed || !part.contains(pressed) || pressed.closest(`[${UNHYDRATED}]`)) return;
  window.pendingClick = undefined;
  pressed.click();
}
