import { type AsyncStorage, User, WebStorageStateStore } from 'oidc-client-ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markSignedOut } from '#src/auth/redirect/signed-out.ts';
import { type FakeBrowser, stubBrowser } from '#tests/support/fake-browser.ts';
import { ShopUserManager } from './shop-user-manager.ts';

const issuer = 'https://id.example/oidc';
const clientId = 'dental-spa';

/** The browser's lock manager: one for all tabs, first come, first served. */
class FakeLocks {
  readonly #queues = new Map<string, Promise<unknown>>();
  readonly #held = new Set<string>();

  request(name: string, ...rest: unknown[]): Promise<unknown> {
    const callback = rest.at(-1) as (lock: object | null) => unknown;
    if (rest.length > 1 && this.#held.has(name)) return Promise.resolve(callback(null));
    const run = async () => {
      this.#held.add(name);
      try {
        return await callback({ name });
      } finally {
        this.#held.delete(name);
      }
    };
    const turn = (this.#queues.get(name) ?? Promise.resolve()).then(run, run);
    this.#queues.set(name, turn);
    return turn;
  }

  query() {
    return Promise.resolve({ held: [...this.#held].map((name) => ({ name })) });
  }
}

/** One tab's view of localStorage: its own writes at once, those of the others with a delay. */
class Tab implements AsyncStorage {
  readonly #items = new Map<string, string>();
  readonly #others: Tab[];
  readonly #delay: number;

  constructor(tabs: Tab[], delay: number) {
    this.#others = tabs;
    this.#delay = delay;
    tabs.push(this);
  }

  get length() {
    return Promise.resolve(this.#items.size);
  }
  async clear() {
    this.#items.clear();
  }
  async getItem(key: string) {
    return this.#items.get(key) ?? null;
  }
  async key(index: number) {
    return [...this.#items.keys()][index] ?? null;
  }
  async removeItem(key: string) {
    this.#spread((tab) => tab.#items.delete(key));
  }
  async setItem(key: string, value: string) {
    this.#spread((tab) => tab.#items.set(key, value));
  }

  #spread(change: (tab: Tab) => void): void {
    change(this);
    for (const tab of this.#others) {
      if (tab !== this) setTimeout(() => change(tab), this.#delay);
    }
  }
}

const encode = (claims: object) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
const seconds = () => Math.floor(Date.now() / 1000);

function idToken(changes: object = {}): string {
  return encode({ iss: issuer, aud: clientId, sub: 'p1', exp: seconds() + 3600, ...changes });
}

/**
 * A provider with refresh token rotation: a token is valid once, and reusing one ends the session.
 */
class FakeProvider {
  valid = 'refresh-0';
  uses: string[] = [];
  nextIdToken = () => idToken();
  before: () => Promise<void> = async () => {};

  async fetch(address: string, init?: RequestInit): Promise<Response> {
    if (address.endsWith('/.well-known/openid-configuration')) {
      return Response.json({ issuer, token_endpoint: `${issuer}/token` });
    }
    await this.before();
    const token = new URLSearchParams(String(init?.body)).get('refresh_token') ?? '';
    this.uses.push(token);
    if (token !== this.valid) return Response.json({ error: 'invalid_grant' }, { status: 400 });
    this.valid = `refresh-${this.uses.length}`;
    return Response.json({
      access_token: `access-${this.uses.length}`,
      refresh_token: this.valid,
      id_token: this.nextIdToken(),
      token_type: 'Bearer',
      expires_in: 300,
      scope: 'openid shop',
    });
  }
}

let browser: FakeBrowser;
let provider: FakeProvider;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  browser = stubBrowser();
  provider = new FakeProvider();
  vi.stubGlobal('navigator', { locks: new FakeLocks() });
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => provider.fetch(address, init));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens `count` tabs, all signed in as one user. */
async function open(count: number, storageDelay = 0): Promise<ShopUserManager[]> {
  const tabs: Tab[] = [];
  const managers = Array.from({ length: count }, () => {
    const store = new Tab(tabs, storageDelay);
    return new ShopUserManager({
      authority: issuer,
      client_id: clientId,
      redirect_uri: 'https://shop.example/login/callback',
      userStore: new WebStorageStateStore({ store }),
      stateStore: new WebStorageStateStore({ store, prefix: 'state.' }),
      automaticSilentRenew: false,
    });
  });
  await managers[0]?.storeUser(
    new User({
      id_token: idToken(),
      access_token: 'access-0',
      refresh_token: 'refresh-0',
      token_type: 'Bearer',
      scope: 'openid shop',
      profile: { sub: 'p1', iss: issuer, aud: clientId, exp: 0, iat: 0 },
      expires_at: seconds() + 30,
    }),
  );
  await vi.advanceTimersByTimeAsync(storageDelay);
  return managers;
}

/** Advances the fake time until the promise is settled; hashing takes real time meanwhile. */
async function settle<T>(promise: Promise<T>): Promise<T> {
  let settled = false;
  const watch = promise.then(
    () => {
      settled = true;
    },
    () => {
      settled = true;
    },
  );
  while (!settled) {
    await vi.advanceTimersByTimeAsync(10);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await watch;
  return promise;
}

async function renewAll(managers: ShopUserManager[]): Promise<(string | undefined)[]> {
  const users = await settle(Promise.all(managers.map((manager) => manager.signinSilent())));
  return users.map((user) => user?.access_token);
}

describe('concurrent renewal in several tabs', () => {
  it('uses the refresh token once and shares the result with all tabs', async () => {
    const managers = await open(4);
    expect(await renewAll(managers)).toEqual(Array(4).fill('access-1'));
    expect(provider.uses).toEqual(['refresh-0']);
  });

  it('works when storage reaches the other tabs late', async () => {
    const managers = await open(4, 150);
    expect(await renewAll(managers)).toEqual(Array(4).fill('access-1'));
    expect(provider.uses).toEqual(['refresh-0']);
  });

  it('works again the next time', async () => {
    const managers = await open(2, 150);
    await renewAll(managers);
    expect(await renewAll(managers)).toEqual(['access-2', 'access-2']);
    expect(provider.uses).toEqual(['refresh-0', 'refresh-1']);
  });

  it('retries the same token after a lost response', async () => {
    const [first, second] = await open(2);
    provider.before = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(first?.signinSilent()).rejects.toThrow('Failed to fetch');
    provider.before = async () => {};
    expect((await second?.signinSilent())?.access_token).toBe('access-1');
  });
});

describe('a sign-out', () => {
  it('is not undone by a slow renewal', async () => {
    const [manager] = await open(1);
    provider.before = async () => markSignedOut();
    expect(await manager?.signinSilent()).toBeNull();
    expect(await manager?.getUser()).toBeNull();
    expect(browser.local.getItem('signedOutAt')).not.toBeNull();
  });

  it('while waiting for another tab sends no request to the provider', async () => {
    const [first, second] = await open(2);
    provider.before = async () => {
      await second?.removeUser();
      markSignedOut();
    };
    const slow = first?.signinSilent();
    const waiting = second?.signinSilent();
    expect(await settle(Promise.all([slow, waiting]))).toEqual([null, null]);
    expect(provider.uses).toHaveLength(1);
  });
});

describe('a provider that does not respond', () => {
  it('times out after ten seconds, for refresh tokens too', async () => {
    const [manager] = await open(1);
    let requestedAt = 0;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      if (!address.endsWith('/token')) return provider.fetch(address, init);
      requestedAt = Date.now();
      return new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    });
    const renewal = settle(manager?.signinSilent() ?? Promise.resolve(null));
    await expect(renewal).rejects.toMatchObject({ name: 'ErrorTimeout' });
    expect(Math.round((Date.now() - requestedAt) / 1000)).toBe(10);
    expect(await manager?.getUser()).not.toBeNull();
  });
});

describe('response of a sign-in', () => {
  it('of another provider is rejected before its code is sent', async () => {
    const [manager] = await open(1);
    const url = 'https://shop.example/login/callback?code=c&state=s&iss=https://evil.example';
    const signIn = manager?.signinRedirectCallback(url);
    await expect(signIn).rejects.toThrow('The response came from https://evil.example');
    expect(provider.uses).toEqual([]);
  });
});

describe('ID token of a renewal', () => {
  it.each([
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another client', { aud: 'somebody' }],
    ['long past', { exp: 1 }],
  ])('is rejected: %s', async (_name, changes) => {
    const [manager] = await open(1);
    provider.nextIdToken = () => idToken(changes);
    await expect(manager?.signinSilent()).rejects.toThrow(/ID token/);
    expect((await manager?.getUser())?.access_token).toBe('access-0');
  });
});
