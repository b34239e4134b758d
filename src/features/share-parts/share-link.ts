/** The absolute URL of a shared page; `path` comes from the server. Only in a browser. */
export function shareLink(path: string): string {
  return new URL(path, window.location.origin).href;
}

/** Whether the browser supports sharing with other apps. */
export function canShareNatively(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.share === 'function';
}
