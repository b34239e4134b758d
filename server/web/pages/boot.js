// Runs in the head of a rendered page: the colours are right in the first paint, and the scripts come
// after it, since the page can be read without them.
(() => {
  const { documentElement: root, head } = document;
  let scheme = null;
  try {
    scheme = JSON.parse(localStorage.getItem('colorScheme'));
    // Room for what a signed-in user's own prices add (`src/features/price-parts/contract-prices.ts`).
    root.toggleAttribute('data-contract-prices', localStorage.getItem('contractPrices') === 'true');
  } catch {
    // No storage: as the system says.
  }
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.setAttribute('data-mantine-color-scheme', scheme);

  // What is asleep listens to no buttons yet: the one that is pressed last is pressed again when it
  // does (`src/ssr/protocol/replay-clicks.ts`).
  window.addEventListener(
    'click',
    (event) => {
      const pressed = event.target.closest?.(
        'button[type="button"]:not([popovertarget]), input[type="checkbox"]',
      );
      if (!pressed?.closest('[data-unhydrated]')) return;
      event.preventDefault();
      // React may take the part over for this very press; it would then be done twice.
      event.stopPropagation();
      window.pendingClick = pressed;
    },
    true,
  );
  // The keys of the search stand for its button (`src/shell/header/SearchLauncher.tsx`).
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
      // The page hears presses by now, but perhaps not keys yet.
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
    // Each in a task of its own: to ask for one takes the better part of a millisecond.
    for (const href of scripts) setTimeout(link, 0, 'modulepreload', href);
    // Its rules stand in the page: what comes later finds it here and does not load it again.
    for (const href of styles) link('stylesheet', href, true);
    // One after the other, the libraries before our own: no task is longer than it must be.
    first.reduce((before, href) => before.then(() => import(href)), Promise.resolve());
  };
  document.addEventListener('DOMContentLoaded', () => {
    // A page in the background is not painted; a browser may also not tell when it has painted.
    if (document.visibilityState === 'hidden') start();
    else setTimeout(start, 3000);
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  });
})();
