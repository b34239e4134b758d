// Runs in the head of a page behind sign-in: requests what the page shows to its user while the frame is
// there and the scripts are on their way, and puts it into the frame. The page then restores its
// responses (`src/ssr/content/replace-frame.ts`).
(() => {
  let token = '';
  try {
    const { authority, clientId } = JSON.parse(document.getElementById('shop-config').textContent);
    const issuer = new URL(authority, location.origin).href.replace(/\/$/, '');
    // The entry and format of the OIDC client, as in `src/auth/session/stored-user.ts`.
    const stored = JSON.parse(localStorage.getItem(`oidc.user:${issuer}:${clientId}`));
    if (stored.expires_at * 1000 - Date.now() > 5000) token = stored.access_token;
  } catch {
    // Nobody is signed in, or there is no storage.
  }
  if (!token) return;

  const isParsed = new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
  const request = async () => {
    const url = encodeURIComponent(location.pathname + location.search);
    const headers = { Authorization: `Bearer ${token}` };
    // Times are shown as by the user's clock.
    const offset = new Date().getTimezoneOffset();
    const response = await fetch(`/page-content?url=${url}&offset=${offset}`, { headers });
    return response.status === 200 ? response.json() : null;
  };
  const show = ({ body, styles }) => {
    const frame = document.querySelector('#root > [inert]');
    if (!frame) return;
    const policy = window.trustedTypes?.createPolicy('frame', { createHTML: (html) => html });
    // A sheet of its own, since the page's policy allows no other inline styles.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
    frame.innerHTML = policy ? policy.createHTML(body) : body;
    for (const element of frame.querySelectorAll('[data-style]')) {
      element.style.cssText = element.dataset.style;
    }
  };
  const load = async () => {
    try {
      const content = await request();
      await isParsed;
      if (content) show(content);
      return content;
    } catch {
      // The page loads everything itself.
      return null;
    }
  };
  // The scripts of the page do not wait for a slow server longer than this. Milliseconds.
  const contentFirst = 1000;
  const painted = (content) =>
    new Promise((resolve) => {
      setTimeout(resolve, contentFirst);
      content.then(() => requestAnimationFrame(() => setTimeout(resolve)));
    });
  const content = load();
  window.pageContent = { token, content, painted: painted(content) };
  // The sheets that come with the code of the page.
  window.pageContent.painted.then(async () => {
    await isParsed;
    const { laterStyles } = JSON.parse(document.getElementById('page-files').textContent);
    for (const href of laterStyles) {
      const link = document.createElement('link');
      document.head.append(
        Object.assign(link, { rel: 'preload', as: 'style', crossOrigin: '', href }),
      );
    }
  });
})();
