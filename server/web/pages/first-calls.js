// Runs in the head of a page behind sign-in. For a user whose token is valid it sends the first calls of
// the page while the scripts load, which adopt the responses
// (`src/app/first-calls/adopt-first-responses.ts`). For one whose token must be renewed first it loads
// the client of the session beside them. A visitor is led to the sign-in as soon as the scripts run, which
// would disturb the hydration of the page: they render it anew.
(() => {
  const read = (id) => JSON.parse(document.getElementById(id).textContent);
  const { authority, clientId, apiOrigin = '' } = read('shop-config');
  let user = null;
  try {
    const issuer = new URL(authority, location.origin).href.replace(/\/$/, '');
    user = JSON.parse(localStorage.getItem(`oidc.user:${issuer}:${clientId}`));
  } catch {
    // No storage: a visitor.
  }
  if (!user?.access_token) {
    document.addEventListener('DOMContentLoaded', () => {
      document.getElementById('page-data').remove();
      document.getElementById('root').removeAttribute('data-unhydrated');
    });
    return;
  }
  const { calls, idAt, renewal } = read('first-calls');
  // As in `src/auth/session.ts`: a token about to expire is not sent.
  if (!(user.expires_at * 1000 - Date.now() > 5000)) {
    for (const href of renewal) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
      document.head.append(link);
    }
    return;
  }
  const id = location.pathname.split('/')[idAt];
  const send = ({ url, body }) => {
    const target = apiOrigin + url.replace('~id~', id);
    const response = fetch(target, {
      method: body ? 'POST' : 'GET',
      body,
      headers: {
        Authorization: `Bearer ${user.access_token}`,
        'X-Request-ID': crypto.randomUUID(),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      signal: AbortSignal.timeout(20000),
    });
    // Reported by the query that adopts it.
    response.catch(() => {});
    return [target + (body ?? ''), response];
  };
  const isPlain = location.search === '';
  window.firstResponses = new Map(calls.filter((call) => isPlain || !call.isPlain).map(send));
})();
