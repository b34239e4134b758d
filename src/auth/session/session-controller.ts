import type { User, UserManagerEvents } from 'oidc-client-ts';
import type { ClientLogCode } from './client-log.ts';
import { endsSession } from './session-end.ts';
import type { Session } from './session-store.ts';
import { toSessionUser } from './stored-user.ts';

/** Result of a renewal: a new token, the session is over, or the provider is unreachable. */
export type Renewal = 'renewed' | 'ended' | 'unreachable';

/** What the controller needs of the user manager. */
export interface RenewableManager {
  getUser(raiseEvent?: boolean): Promise<User | null>;
  signinSilent(): Promise<User | null>;
  removeUser(): Promise<void>;
  events: Pick<UserManagerEvents, 'addUserLoaded' | 'addUserUnloaded' | 'unload'>;
}

/** Where the controller publishes its state. */
export interface SessionOutlet {
  publish: (session: Session) => void;
  /** Clears storage that must not outlive the session. */
  clearStorage: () => void;
  log: (code: ClientLogCode, error: unknown) => void;
}

const REFETCH_EVERY_MS = 300_000;
const EXPIRING_MS = 60_000;
const SHORTEST_PAUSE_MS = 1000;
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 60_000;

/**
 * Keeps the session current: renews before the token expires and at least every 300 s (to notice a
 * session that the provider ended), follows changes in other tabs, ends the session when the
 * provider says so and keeps it through temporary failures.
 */
export class SessionController {
  readonly #manager: RenewableManager;
  readonly #outlet: SessionOutlet;
  #user: User | null = null;
  #ended = false;
  #renewal: Promise<Renewal> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retryDelay = FIRST_RETRY_MS;
  #retryAt = 0;
  #stopListening: () => void = () => {};

  constructor(manager: RenewableManager, outlet: SessionOutlet) {
    this.#manager = manager;
    this.#outlet = outlet;
  }

  /** Subscribes to the manager; `check` then reads the stored user. */
  start(): void {
    const { events } = this.#manager;
    const stops = [
      events.addUserLoaded((user) => this.#loaded(user)),
      events.addUserUnloaded(() => this.#unloaded()),
    ];
    this.#stopListening = () => {
      for (const stop of stops) stop();
    };
  }

  /** Stops: the page is about to redirect to the sign-out. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#stopListening();
  }

  /**
   * Reads the stored user: at start, when the page becomes visible, when another tab changed it.
   * Renews a token that expires within a minute.
   */
  async check(): Promise<void> {
    const user = await this.#manager.getUser();
    if (!user) return this.#disappeared();
    if (remaining(user) > 0 && user.access_token !== this.#user?.access_token) {
      await this.#manager.getUser(true);
    }
    this.#user = user;
    if (remaining(user) <= EXPIRING_MS) await this.renew();
  }

  /** The network is back: retries at once instead of at the next backoff. */
  async reconnect(): Promise<void> {
    this.#retryAt = 0;
    this.#retryDelay = FIRST_RETRY_MS;
    await this.check();
  }

  /**
   * Renews now; concurrent calls share the result. While the provider is known to be unreachable,
   * no request is sent before the next retry, unless `force` is set.
   */
  renew({ force = false }: { force?: boolean } = {}): Promise<Renewal> {
    if (!force && Date.now() < this.#retryAt) return Promise.resolve('unreachable');
    this.#renewal ??= this.#attempt().finally(() => {
      this.#renewal = undefined;
    });
    return this.#renewal;
  }

  async #attempt(): Promise<Renewal> {
    try {
      const user = await this.#manager.signinSilent();
      if (user) return 'renewed';
      await this.#disappeared();
      return 'ended';
    } catch (error) {
      if (endsSession(error)) return this.#end(error);
      return this.#wait(error);
    }
  }

  async #end(error: unknown): Promise<Renewal> {
    this.#outlet.log('CLIENT_SESSION_ERROR', error);
    this.#ended = true;
    this.#outlet.clearStorage();
    await this.#manager.removeUser();
    return 'ended';
  }

  #wait(error: unknown): Renewal {
    this.#outlet.log('CLIENT_FETCH_ERROR', error);
    this.#retryAt = Date.now() + this.#retryDelay;
    this.#schedule(this.#retryDelay);
    this.#retryDelay = Math.min(this.#retryDelay * 2, LAST_RETRY_MS);
    if (this.#user) this.#publish(this.#user);
    return 'unreachable';
  }

  #loaded(user: User): void {
    this.#user = user;
    this.#ended = false;
    this.#retryAt = 0;
    this.#retryDelay = FIRST_RETRY_MS;
    this.#publish(user);
    const left = remaining(user);
    const due = Math.min(REFETCH_EVERY_MS, Math.max(left / 2, left - EXPIRING_MS));
    this.#schedule(Math.max(due, SHORTEST_PAUSE_MS));
  }

  /** Another tab signed out, or there was no session. */
  async #disappeared(): Promise<void> {
    if (this.#user) this.#outlet.clearStorage();
    await this.#manager.events.unload();
  }

  #unloaded(): void {
    clearTimeout(this.#timer);
    this.#user = null;
    const error = this.#ended ? 'RefreshAccessTokenError' : null;
    this.#outlet.publish({ status: 'unauthenticated', user: null, error });
  }

  #publish(user: User): void {
    const person = toSessionUser(user.profile, user.id_token ?? '');
    if (person) this.#outlet.publish({ status: 'authenticated', user: person, error: null });
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.renew({ force: true }), delay);
  }
}

/** Milliseconds until the access token expires; infinite when the provider sends no expiry. */
function remaining(user: User): number {
  return user.expires_at === undefined
    ? Number.POSITIVE_INFINITY
    : user.expires_at * 1000 - Date.now();
}
