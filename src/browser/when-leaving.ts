/**
 * Calls `send` when the user leaves the page, also by closing it. Returns a function that stops that.
 * Only a request with `keepalive` is not canceled by then.
 */
export function whenLeaving(send: () => void): () => void {
  const stop = new AbortController();
  window.addEventListener('pagehide', send, { signal: stop.signal });
  return () => stop.abort();
}
