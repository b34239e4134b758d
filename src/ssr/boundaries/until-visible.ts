/** How far below the window a part begins to load, so that it is there when the user arrives. */
const AHEAD = '400px';

/**
 * Resolves when an element of a rendered page comes near the window, at once when there is no such
 * element (on the server, or on a page that is made in the browser). For the code of a part far down
 * a page: the HTML is there, and its code is neither loaded nor run before it can be of use.
 *
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
