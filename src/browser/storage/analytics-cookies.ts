/**
 * The cookies of web analytics: beside `storage.ts` the only module that touches cookies, loaded only
 * for a user who has agreed to them.
 */

const CART = 'analyticsCart';
const CART_SECONDS = 3 * 24 * 3600;
const ORDERS = 'analyticsOrders';
/** A tab that waits for an order ends sooner. */
const ORDERS_SECONDS = 24 * 3600;
/** The most recent ones alone. */
const MAX_ORDERS = 20;
/** Browsers silently drop a cookie above 4 KB. */
const LIMIT_BYTES = 3800;
/** What the counter stores in this browser: `_ym_uid`, `_ym_d` and others. */
const COUNTER = /^_ym/;

function setCookie(name: string, value: string, seconds: number, domain = ''): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${domain}${secure}`;
}

function cookies(): [name: string, value: string][] {
  return document.cookie.split('; ').map((pair) => {
    const end = pair.indexOf('=');
    return [pair.slice(0, end), pair.slice(end + 1)];
  });
}

/** What analytics has noted about the cart; null when it has noted nothing. */
export function readAnalyticsCart(): unknown {
  const [, value] = cookies().find(([name]) => name === CART) ?? [];
  try {
    return value === undefined ? null : JSON.parse(decodeURIComponent(value));
  } catch {
    return null;
  }
}

/** Stores the records for three days; none deletes the cookie. Returns false when they are too long. */
export function writeAnalyticsCart(records: readonly unknown[]): boolean {
  const value = records.length === 0 ? '' : encodeURIComponent(JSON.stringify(records));
  if (value.length > LIMIT_BYTES) return false;
  setCookie(CART, value, records.length === 0 ? 0 : CART_SECONDS);
  return true;
}

/**
 * Whether this tab is the first to report the purchase of an order: every tab that waits for the same
 * order sees it created. The next call for the order returns false, in any tab.
 */
export function claimPurchase(orderID: string): boolean {
  const [, value = ''] = cookies().find(([name]) => name === ORDERS) ?? [];
  const reported = value.split('.').filter(Boolean);
  const id = encodeURIComponent(orderID).replaceAll('.', '%2E');
  if (reported.includes(id)) return false;
  setCookie(ORDERS, [...reported, id].slice(-MAX_ORDERS).join('.'), ORDERS_SECONDS);
  return true;
}

/** A counter sets its cookies for the whole site: `.shop.example.ru`, `.example.ru`. */
function domains(): string[] {
  const labels = window.location.hostname.split('.');
  const sites = labels.slice(0, -1).map((_, start) => labels.slice(start).join('.'));
  return ['', ...sites.map((site) => `; Domain=.${site}`)];
}

/** Deletes what analytics has stored in this browser, our cookie and the counter's. */
export function deleteAnalyticsData(): void {
  for (const [name] of cookies()) {
    if (name !== CART && name !== ORDERS && !COUNTER.test(name)) continue;
    for (const domain of domains()) setCookie(name, '', 0, domain);
  }
  for (const place of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[place];
      for (const name of Object.keys(storage)) if (COUNTER.test(name)) storage.removeItem(name);
    } catch {
      // The browser forbids storage: nothing is stored there.
    }
  }
}
