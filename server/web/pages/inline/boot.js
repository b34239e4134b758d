// Runs in the head of a rendered page: sets the color scheme before the first paint, and loads the
// scripts after it, since the page is readable without them; of a page behind sign-in after what its user
// sees, from which they would take the network.
(() => {
  const { documentElement: root, head } = document;
  let scheme = null;
  try {
    scheme = JSON.parse(localStorage.getItem('colorScheme'));
    // Reserves space for contract prices of a signed-in user
    // (`src/features/price-parts/contract-prices.ts`).
    root.toggleAttribute('data-contract-prices', localStorage.getItem('contractPrices') === 'true');
  } catch {
    // No storage: use the system's color scheme.
  }
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.setAttribute('data-mantine-color-scheme', scheme);

  // React hydrates what an event is about to reach, but stops the event while the code of that part
  // is loading. One that nothing handles shows whether a click would arrive.
  const isHydrated = (element) => {
    if (document.querySelector('[data-unhydrated]')) return false;
    let arrived = false;
    element.onpointercancel = () => {
      arrived = true;
    };
    element.dispatchEvent(new Event('pointercancel'));
    return arrived;
  };
  // The last click on something unhydrated is repeated once that is hydrated.
  let pending = null;
  const clickPending = () => {
    const clicked = pending;
    if (!isHydrated(clicked)) return setTimeout(clickPending, 30);
    pending = null;
    clicked.click();
  };
  window.addEventListener(
    'click',
    (event) => {
      const clicked = event.target.closest?.(
        'button[type="button"]:not([popovertarget]), input[type="checkbox"]',
      );
      if (!clicked || isHydrated(clicked)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!pending) setTimeout(clickPending, 30);
      pending = clicked;
    },
    true,
  );
  // Keyboard shortcuts of the search click its button (`src/shell/header/search/SearchLauncher.tsx`).
  document.addEventListener('keydown', (event) => {
    const search = document.querySelector('[aria-keyshortcuts]');
    if (!search || event.altKey || event.shiftKey) return;
    const { target } = event;
    const typing = target.isContentEditable || target.matches('input, textarea, select');
    const isKey = event.ctrlKey || event.metaKey ? 'KeyK' : !typing && 'Slash';
    if (event.code !== isKey) return;
    if (search.closest('[data-unhydrated]')) {
      event.preventDefault();
      search.click();
    } else {
      // The page handles clicks by now, but perhaps not key events yet.
      setTimeout(() => event.defaultPrevented || search.click());
    }
  });

  const link = (rel, href, disabled = false) =>
    head.append(Object.assign(document.createElement('link'), { rel, href, disabled }));
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    const {
      start: first,
      scripts,
      styles,
    } = JSON.parse(document.getElementById('page-files').textContent);
    // Each in a task of its own: adding one takes almost a millisecond.
    for (const href of scripts) setTimeout(link, 0, 'modulepreload', href);
    // Its rules are inlined in the page: code that needs it later finds it here and does not load
    // it again.
    for (const href of styles) link('stylesheet', href, true);
    // Sequential, libraries before the shop's own code, to avoid long tasks.
    first.reduce((before, href) => before.then(() => import(href)), Promise.resolve());
  };
  document.addEventListener('DOMContentLoaded', () => {
    // A background page is not painted, and a browser may not report its first paint.
    if (document.visibilityState === 'hidden') start();
    else setTimeout(start, 3000);
    // Of a page behind sign-in, after its content (`frame-boot.js`).
    const paint = () => Promise.resolve(window.pageContent?.painted).then(start);
    new PerformanceObserver(paint).observe({ type: 'paint', buffered: true });
  });
})();
