import { ErrorResponse, ErrorTimeout, User } from 'oidc-client-ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientLogCode } from './client-log.ts';
import { type RenewableManager, SessionController } from './session-controller.ts';
import type { Session } from './session-store.ts';

const START = 1_800_000_000_000;

function user(token: string, secondsLeft = 300): User {
  return new User({
    id_token: 'id',
    access_token: token,
    refresh_token: 'refresh',
    token_type: 'Bearer',
    profile: {
      sub: 'p1',
      given_name: 'Анна',
      family_name: 'Белова',
      iss: '',
      aud: '',
      exp: 0,
      iat: 0,
    },
    expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
  });
}

/** A fake manager: the test writes its storage and settles its renewals. */
class FakeManager implements RenewableManager {
  stored: User | null = null;
  renewals = 0;
  response: () => Promise<User | null> = async () => user(`renewed-${this.renewals}`);
  readonly #loaded = new Set<(user: User) => void>();
  readonly #unloaded = new Set<() => void>();

  readonly events = {
    addUserLoaded: (callback: (user: User) => void) => {
      this.#loaded.add(callback);
      return () => this.#loaded.delete(callback);
    },
    addUserUnloaded: (callback: () => void) => {
      this.#unloaded.add(callback);
      return () => this.#unloaded.delete(callback);
    },
    unload: async () => {
      for (const callback of this.#unloaded) callback();
    },
  } as unknown as RenewableManager['events'];

  async getUser(raiseEvent = false): Promise<User | null> {
    if (this.stored && raiseEvent) this.#raise(this.stored);
    return this.stored;
  }

  async signinSilent(): Promise<User | null> {
    this.renewals += 1;
    const renewed = await this.response();
    this.stored = renewed;
    if (renewed) this.#raise(renewed);
    return renewed;
  }

  async removeUser(): Promise<void> {
    this.stored = null;
    await this.events.unload();
  }

  #raise(loaded: User): void {
    for (const callback of this.#loaded) callback(loaded);
  }
}

let manager: FakeManager;
let sessions: Session[];
let logged: ClientLogCode[];
let cleared: number;
let controller: SessionController;

const now = () => sessions.at(-1);

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  manager = new FakeManager();
  sessions = [];
  logged = [];
  cleared = 0;
  controller = new SessionController(manager, {
    publish: (session) => sessions.push(session),
    clearStorage: () => {
      cleared += 1;
    },
    log: (code) => logged.push(code),
  });
  controller.start();
});
afterEach(() => {
  controller.stop();
  vi.useRealTimers();
});

const reject = (error: string) => async () => {
  throw new ErrorResponse({ error });
};
const fail = (error: unknown) => async () => {
  throw error;
};

describe('session controller at start', () => {
  it('finds no user', async () => {
    await controller.check();
    expect(now()).toEqual({ status: 'unauthenticated', user: null, error: null });
    expect(manager.renewals).toBe(0);
    expect(cleared).toBe(0);
  });

  it('signs in a user whose token is valid', async () => {
    manager.stored = user('first');
    await controller.check();
    expect(now()).toMatchObject({
      status: 'authenticated',
      user: { userID: 'p1', displayName: 'Анна Белова' },
    });
    expect(manager.renewals).toBe(0);
  });

  it('renews an expired token before it publishes the session', async () => {
    manager.stored = user('old', -100);
    await controller.check();
    expect(sessions).toHaveLength(1);
    expect(now()?.status).toBe('authenticated');
    expect(manager.renewals).toBe(1);
  });

  it('keeps a user with an expired token signed in while the provider is unreachable', async () => {
    manager.stored = user('old', -100);
    manager.response = fail(new TypeError('Failed to fetch'));
    await controller.check();
    expect(now()?.status).toBe('authenticated');
    expect(manager.stored).not.toBeNull();
  });
});

describe('renewal schedule', () => {
  it('renews a minute before the token expires', async () => {
    manager.stored = user('first', 300);
    await controller.check();
    await vi.advanceTimersByTimeAsync(239_000);
    expect(manager.renewals).toBe(0);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(manager.renewals).toBe(1);
    await vi.advanceTimersByTimeAsync(240_000);
    expect(manager.renewals).toBe(2);
  });

  it('renews every 300 seconds a token with a longer lifetime', async () => {
    manager.stored = user('long', 3600);
    manager.response = async () => user(`long-${manager.renewals}`, 3600);
    await controller.check();
    await vi.advanceTimersByTimeAsync(299_999);
    expect(manager.renewals).toBe(0);
    await vi.advanceTimersByTimeAsync(300_001);
    expect(manager.renewals).toBe(2);
  });

  it('does not renew in a loop when tokens are valid for a minute', async () => {
    manager.stored = user('short', 60);
    manager.response = async () => user(`short-${manager.renewals}`, 60);
    await controller.renew();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(manager.renewals).toBe(3);
  });

  it('renews on focus only a token that expires within a minute', async () => {
    manager.stored = user('first', 300);
    await controller.check();
    await controller.check();
    expect(manager.renewals).toBe(0);
    manager.stored = user('second', 60);
    await controller.check();
    expect(manager.renewals).toBe(1);
  });
});

describe('other tabs', () => {
  it('end the session here with a sign-out there', async () => {
    manager.stored = user('first');
    await controller.check();
    manager.stored = null;
    await controller.check();
    expect(now()).toEqual({ status: 'unauthenticated', user: null, error: null });
    expect(cleared).toBe(1);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(manager.renewals).toBe(0);
  });

  it('share a renewal or a sign-in with this tab', async () => {
    await controller.check();
    manager.stored = user('theirs');
    await controller.check();
    expect(now()?.status).toBe('authenticated');
    expect(manager.renewals).toBe(0);
  });

  it('end the session with a sign-out while a renewal was waiting', async () => {
    manager.stored = user('first');
    await controller.check();
    manager.response = async () => null;
    expect(await controller.renew()).toBe('ended');
    expect(now()?.status).toBe('unauthenticated');
    expect(now()?.error).toBeNull();
  });
});

describe('responses that end the session', () => {
  it.each([
    'invalid_grant',
    'login_required',
    'interaction_required',
    'consent_required',
    'account_selection_required',
    'invalid_client',
    'unauthorized_client',
    'access_denied',
  ])('include %s', async (code) => {
    manager.stored = user('first');
    await controller.check();
    manager.response = reject(code);
    expect(await controller.renew()).toBe('ended');
    expect(now()).toEqual({
      status: 'unauthenticated',
      user: null,
      error: 'RefreshAccessTokenError',
    });
    expect(logged).toEqual(['CLIENT_SESSION_ERROR']);
    expect(manager.stored).toBeNull();
    expect(cleared).toBe(1);
  });

  it('are cleared with the next sign-in', async () => {
    manager.stored = user('first');
    await controller.check();
    manager.response = reject('invalid_grant');
    await controller.renew();
    manager.stored = user('again');
    await controller.check();
    expect(now()).toMatchObject({ status: 'authenticated', error: null });
    manager.stored = null;
    await controller.check();
    expect(now()?.error).toBeNull();
  });
});

describe('temporary failure', () => {
  it.each([
    ['no network', new TypeError('Failed to fetch')],
    ['a time-out', new ErrorTimeout('Network timed out')],
    ['a 5xx', new Error('Internal Server Error (500)')],
    ['HTML in the place of JSON', new Error('Invalid response Content-Type: text/html')],
    ['a temporary OAuth error', new ErrorResponse({ error: 'temporarily_unavailable' })],
    ['a server error in OAuth format', new ErrorResponse({ error: 'server_error' })],
    ['a full storage', new DOMException('full', 'QuotaExceededError')],
  ])('%s keeps the user signed in', async (_name, error) => {
    manager.stored = user('first');
    await controller.check();
    manager.response = fail(error);
    expect(await controller.renew()).toBe('unreachable');
    expect(now()?.status).toBe('authenticated');
    expect(manager.stored).not.toBeNull();
    expect(logged).toEqual(['CLIENT_FETCH_ERROR']);
    expect(cleared).toBe(0);
  });

  it('is retried after 2, 4, 8 … 60 seconds, and callers do not wait meanwhile', async () => {
    manager.stored = user('first', 3600);
    await controller.check();
    manager.response = fail(new TypeError('Failed to fetch'));
    await controller.renew();
    const pauses = [2, 4, 8, 16, 32, 60, 60];
    for (const [index, pause] of pauses.entries()) {
      await vi.advanceTimersByTimeAsync(pause * 1000 - 1);
      expect(manager.renewals).toBe(index + 1);
      expect(await controller.renew()).toBe('unreachable');
      expect(manager.renewals).toBe(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(manager.renewals).toBe(index + 2);
    }
    manager.response = async () => user('back', 3600);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(now()?.status).toBe('authenticated');
    expect(manager.stored?.access_token).toBe('back');
  });

  it('is retried at once when the network is back', async () => {
    manager.stored = user('old', -1);
    manager.response = fail(new TypeError('Failed to fetch'));
    await controller.check();
    await vi.advanceTimersByTimeAsync(30_000);
    const before = manager.renewals;
    manager.response = async () => user('back');
    await controller.reconnect();
    expect(manager.renewals).toBe(before + 1);
    expect(manager.stored?.access_token).toBe('back');
  });
});

describe('concurrent renewals', () => {
  it('send one request', async () => {
    manager.stored = user('first');
    const outcomes = await Promise.all([
      controller.renew(),
      controller.renew({ force: true }),
      controller.renew(),
    ]);
    expect(outcomes).toEqual(['renewed', 'renewed', 'renewed']);
    expect(manager.renewals).toBe(1);
  });
});
