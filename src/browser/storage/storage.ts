import { createStore } from '#src/state/store.ts';

/**
 * The only module of the app that touches cookies, localStorage and sessionStorage, but for what web
 * analytics stores (`analytics-cookies.ts`); before it loads, `server/web/pages/inline/boot.js` reads the color scheme and the contract prices. It lists every key with
 * its storage, its clearing rule and the check of its content; content that fails the check is read
 * as null. On the server every read returns null and writes do nothing.
 */

type Place = 'cookie' | 'session' | 'local';

interface KeyRule<T> {
  place: Place;
  clearedOnLogout: boolean;
  /** Returns the value when it is of the right shape, else null. */
  check: (value: unknown) => T | null;
}

/** An action postponed until after sign-in; `requestedAt` in milliseconds. */
export interface PendingActionRecord {
  type: string;
  payload: unknown;
  requestedAt: number;
}

/** Where the user was when sign-in began: path with query, and pixels from the top. */
export interface ReturnScrollRecord {
  path: string;
  top: number;
}

const strings = (value: unknown): string[] | null =>
  Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : null;

const record = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;

const stringRecord = (value: unknown): Record<string, string> | null => {
  const found = record(value);
  return found && Object.values(found).every((item) => typeof item === 'string')
    ? (found as Record<string, string>)
    : null;
};

const flag = (value: unknown): true | null => (value === true ? true : null);

const moment = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

const listView = (value: unknown): 'grid' | 'table' | null =>
  value === 'grid' || value === 'table' ? value : null;

const lineView = (value: unknown): 'full' | 'compact' | null =>
  value === 'full' || value === 'compact' ? value : null;

const colorScheme = (value: unknown): 'light' | 'dark' | 'auto' | null =>
  value === 'light' || value === 'dark' || value === 'auto' ? value : null;

const pendingAction = (value: unknown): PendingActionRecord | null => {
  const found = record(value);
  if (!found || typeof found.type !== 'string') return null;
  const requestedAt = moment(found.requestedAt);
  return requestedAt === null ? null : { type: found.type, payload: found.payload, requestedAt };
};

const returnScroll = (value: unknown): ReturnScrollRecord | null => {
  const found = record(value);
  return found && typeof found.path === 'string' && moment(found.top) !== null
    ? { path: found.path, top: found.top as number }
    : null;
};

function rule<T>(
  place: Place,
  clearing: 'kept' | 'cleared on logout',
  check: (value: unknown) => T | null,
): KeyRule<T> {
  return { place, clearedOnLogout: clearing === 'cleared on logout', check };
}

const rules = {
  compareProducts: rule('cookie', 'kept', strings),
  productListView: rule('cookie', 'kept', listView),
  cookieConsent: rule('cookie', 'kept', flag),
  /** Row density of the cart. */
  cartView: rule('local', 'kept', lineView),
  colorScheme: rule('local', 'kept', colorScheme),
  ordersFilter: rule('cookie', 'cleared on logout', record),
  purchasesFilter: rule('cookie', 'cleared on logout', record),
  analyticFilter: rule('cookie', 'cleared on logout', record),
  cartImport: rule('session', 'cleared on logout', record),
  cartSelection: rule('session', 'cleared on logout', strings),
  /** Drafts of forms, by form (`form-drafts.ts`). */
  formDrafts: rule('session', 'cleared on logout', record),
  utmData: rule('session', 'cleared on logout', stringRecord),
  hideMobileAppHeader: rule('session', 'kept', flag),
  /** The cookie banner was closed without a choice; it is shown again in the next session. */
  hideCookieConsent: rule('session', 'kept', flag),
  /** The last search queries, newest first. */
  recentSearches: rule('local', 'cleared on logout', strings),
  /** Ids of the products that a visitor viewed, newest first. */
  viewedProducts: rule('local', 'cleared on logout', strings),
  /** The user buys under a contract: pages reserve space for its prices and their label. */
  contractPrices: rule('local', 'cleared on logout', flag),
  /** When the last automatic or requested sign-in redirected to the provider, in milliseconds. */
  loginAttempt: rule('session', 'kept', moment),
  /** When the user signed out in any tab, in milliseconds. */
  signedOutAt: rule('local', 'kept', moment),
  pendingAction: rule('session', 'cleared on logout', pendingAction),
  returnScroll: rule('session', 'cleared on logout', returnScroll),
} as const;

export type StorageKey = keyof typeof rules;

export type StoredValue<K extends StorageKey> = NonNullable<ReturnType<(typeof rules)[K]['check']>>;

const COOKIE_LIFETIME_SECONDS = 400 * 24 * 3600;
/** Browsers silently drop a cookie above 4 KB; a larger value is not stored. */
const COOKIE_LIMIT_BYTES = 3800;

/** The key that this tab changed last; a new object each time. */
const changed = createStore<{ key: StorageKey } | null>(null);
const parsed = new Map<StorageKey, { raw: string; value: unknown }>();

/** The stored value, or null when it is missing or invalid, or storage is not available. */
export function readStored<K extends StorageKey>(key: K): StoredValue<K> | null {
  const raw = readRaw(rules[key].place, key);
  if (raw === null) return null;
  const known = parsed.get(key);
  if (known?.raw === raw) return known.value as StoredValue<K> | null;
  const value = rules[key].check(parseJson(raw));
  parsed.set(key, { raw, value });
  return value as StoredValue<K> | null;
}

/**
 * Stores the value; errors of a full or forbidden storage are ignored, since the shop works without
 * it.
 */
export function writeStored<K extends StorageKey>(key: K, value: StoredValue<K>): void {
  writeRaw(rules[key].place, key, JSON.stringify(value));
  changed.set({ key });
}

/** Deletes a stored value and notifies who shows it. */
export function removeStored(key: StorageKey): void {
  removeRaw(rules[key].place, key);
  changed.set({ key });
}

/** Removes every key that must not outlive the session. */
export function clearStoredOnLogout(): void {
  for (const key of Object.keys(rules) as StorageKey[]) {
    if (rules[key].clearedOnLogout) removeStored(key);
  }
}

/** Calls `listener` when the key changes in this tab or, for local keys, in another one. */
export function subscribeStored(key: StorageKey, listener: () => void): () => void {
  const stopOwn = changed.subscribe((change) => {
    if (change?.key === key) listener();
  });
  const stopOthers = onStorageEvent((other) => {
    if (other === key || other === null) listener();
  });
  return () => {
    stopOwn();
    stopOthers();
  };
}

/** A cookie set by a third party (an analytics counter), as text. */
export function readForeignCookie(name: string): string | null {
  return readRaw('cookie', name);
}

/**
 * localStorage for the OIDC client, which has its own keys (all begin with `oidc.`), or null where
 * storage is not available.
 */
export function localStore(): Storage | null {
  return store('local');
}

/**
 * Calls `listener` with the key that another tab changed in localStorage, null when it cleared all.
 */
export function onStorageEvent(listener: (key: string | null) => void): () => void {
  if (typeof window === 'undefined') return () => {};
  const onStorage = (event: StorageEvent) => {
    if (event.storageArea === store('local') || event.key === null) listener(event.key);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}

/** Where the browser forbids storage, even reading the property throws. */
function store(place: 'session' | 'local'): Storage | null {
  if (typeof window === 'undefined') return null;
  try {
    return place === 'session' ? window.sessionStorage : window.localStorage;
  } catch {
    return null;
  }
}

function readRaw(place: Place, name: string): string | null {
  if (place !== 'cookie') return store(place)?.getItem(name) ?? null;
  if (typeof document === 'undefined') return null;
  const start = `${name}=`;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(start));
  if (!found) return null;
  try {
    return decodeURIComponent(found.slice(start.length));
  } catch {
    return null;
  }
}

function writeRaw(place: Place, name: string, raw: string): void {
  if (place === 'cookie') {
    const encoded = encodeURIComponent(raw);
    if (encoded.length <= COOKIE_LIMIT_BYTES) setCookie(name, encoded, COOKIE_LIFETIME_SECONDS);
    return;
  }
  try {
    store(place)?.setItem(name, raw);
  } catch {
    // Quota exceeded, or storage forbidden.
  }
}

function removeRaw(place: Place, name: string): void {
  if (place === 'cookie') setCookie(name, '', 0);
  else store(place)?.removeItem(name);
}

function setCookie(name: string, value: string, maxAgeSeconds: number): void {
  if (typeof document === 'undefined') return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
}
