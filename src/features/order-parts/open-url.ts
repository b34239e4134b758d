/** Navigates to a URL from the server, if it is an http(s) URL. */
export function openUrl(href: string): void {
  const url = new URL(href, window.location.origin);
  if (url.protocol === 'https:' || url.protocol === 'http:') window.location.assign(url);
}
