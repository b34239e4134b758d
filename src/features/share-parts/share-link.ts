/** The whole address of a shared page; `path` is what the server gave. Only in a browser. */
export function shareLink(path: string): string {
  return new URL(path, window.location.origin).href;
}

/** Whether the browser can hand a link to other apps. */
export function canShareNatively(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.share === 'function';
}
