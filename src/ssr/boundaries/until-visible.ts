/** Distance below the viewport at which a part begins to load, so that it is ready in time. */
const AHEAD = '400px';

/**
 * Resolves when an element of a server-rendered page comes near the viewport; at once when there is
 * no such element (on the server, or on a client-rendered page). For the code of a part far down a
 * page: its HTML is there, and its code is neither loaded nor run before it is useful.
 * @param id - Of the element, as rendered.
 */
export function untilVisible(id: string): Promise<void> {
  const element = import.meta.env.SSR ? null : document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
  });
}
