declare global {
  interface Window {
    /**
     * The button or checkbox that was clicked last in an unhydrated part of a rendered page, stored
     * by the page's first script.
     */
    pendingClick?: HTMLElement | undefined;
  }
}

/** Marks a part of a rendered page that is not hydrated yet (`server/web/pages/boot.js`). */
export const UNHYDRATED = 'data-unhydrated';

/**
 * A part of a rendered page, or all of it, is hydrated: replays the click that it got before, if
 * any. React hydrates the clicked part before it dispatches the event.
 */
export function replayPendingClick(part: Element): void {
  part.removeAttribute(UNHYDRATED);
  const clicked = window.pendingClick;
  // It may be inside a part that is not hydrated yet.
  if (!clicked || !part.contains(clicked) || clicked.closest(`[${UNHYDRATED}]`)) return;
  window.pendingClick = undefined;
  clicked.click();
}
