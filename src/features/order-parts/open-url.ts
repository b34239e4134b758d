/** Follows an address of the server, unless it is no address of a page. */
export function openUrl(address: string): void {
  const url = new URL(address, window.location.origin);
  if (url.protocol === 'https:' || url.protocol === 'http:') window.location.assign(url);
}
