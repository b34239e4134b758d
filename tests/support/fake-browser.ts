import { vi } from 'vitest';

/** A fake browser for code that stores data: storage, cookies, location, events. */
export interface FakeBrowser {
  local: Storage;
  session: Storage;
  /** Cookies by name, as the server receives them. */
  cookies: Map<string, string>;
  /** The attributes of the last cookie set. */
  lastCookie: () => string;
  /** Simulates a change of localStorage by another tab. */
  raiseStorage: (key: string | null) => void;
  raise: (type: string) => void;
}

class FakeStorage implements Storage {
  readonly #items = new Map<string, string>();
  get length(): number {
    return this.#items.size;
  }
  clear(): void {
    this.#items.clear();
  }
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.#items.delete(key);
  }
  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }
}

/** Stubs `window` and `document` with the fake; `vi.unstubAllGlobals()` removes it. */
export function stubBrowser(address = 'https://shop.example/'): FakeBrowser {
  const [local, session] = [new FakeStorage(), new FakeStorage()];
  const cookies = new Map<string, string>();
  let lastCookie = '';
  const target = new EventTarget();
  const events = {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  };
  const document = {
    ...events,
    visibilityState: 'visible',
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      lastCookie = text;
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
      if (text.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
  const location = new URL(address);
  const window = { ...events, localStorage: local, sessionStorage: session, location, scrollY: 0 };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  return {
    local,
    session,
    cookies,
    lastCookie: () => lastCookie,
    raiseStorage: (key) =>
      target.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: local })),
    raise: (type) => target.dispatchEvent(new Event(type)),
  };
}
