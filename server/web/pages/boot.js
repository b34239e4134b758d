// Runs in the head of a rendered page: the colours are right in the first paint, and the scripts
// come after it, since the page can be read without them.
(() => {
  const { documentElement: root } = document;
  let scheme = null;
  try {
    scheme = JSON.parse(localStorage.getItem('colorScheme'));
  } catch {
    // No storage: as the system says.
  }
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.setAttribute('data-mantine-color-scheme', scheme);

  const start = () => {
    const { entry, scripts } = JSON.parse(document.getElementById('page-scripts').textContent);
    for (const href of scripts) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    import(entry);
  };
  const startAfterPaint = () => {
    if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(start));
    else start();
  };
  document.addEventListener('DOMContentLoaded', startAfterPaint);
})();
