import {
  ErrorResponse,
  type OidcMetadata,
  type SigninSilentArgs,
  type User,
  UserManager,
  WebStorageStateStore,
} from 'oidc-client-ts';
import { assertIdToken, assertResponseIssuer } from '#src/auth/redirect/provider-response.ts';
import {
  forgetSignedOut,
  markSignedOut,
  signedOutRecently,
} from '#src/auth/redirect/signed-out.ts';
import { isSpent, spend } from '#src/auth/redirect/spent-token.ts';
import { localStore } from '#src/browser/storage/storage.ts';
import { type SessionSettings, USER_PREFIX } from './session-settings.ts';

const TIMEOUT_SECONDS = 10;
/** Writes of one tab to localStorage reach the others well within this time. */
const STORAGE_DELAY_MS = 3000;
const STORAGE_POLL_MS = 20;

/** The OIDC client's type omits what RFC 9207 adds. */
type Rfc9207Metadata = Partial<OidcMetadata> & {
  authorization_response_iss_parameter_supported?: boolean;
};

/**
 * The OIDC client's user manager with what it lacks: one renewal at a time over all tabs (with
 * rotating refresh tokens two would end the session), no renewal after a sign-out, a timeout that
 * also applies to refresh tokens, and checks of the issuer of the response and of the ID token.
 */
export class ShopUserManager extends UserManager {
  #renewal: Promise<User | null> | undefined;

  /** Renews by refresh token, or through the provider's session when the token is rejected. */
  override signinSilent(args: SigninSilentArgs = {}): Promise<User | null> {
    this.#renewal ??= this.#renew(args).finally(() => {
      this.#renewal = undefined;
    });
    return this.#renewal;
  }

  /** Signs out here, in the other tabs and at the provider, which redirects to `/`. */
  signOutEverywhere(): Promise<void> {
    markSignedOut();
    return this.signoutRedirect();
  }

  override async signinRedirectCallback(url?: string): Promise<User> {
    const user = await super.signinRedirectCallback(url);
    forgetSignedOut();
    return user;
  }

  /** Every sign-in and renewal calls this, so the ID token is validated here, once. */
  override async storeUser(user: User | null): Promise<void> {
    // `getUser`, which is public, starts the timers of the user that is about to be replaced. The tests
    // of renewal and the type of this protected method fail when it changes:
    // https://github.com/authts/oidc-client-ts/blob/main/src/UserManager.ts
    const known = user && (await this._loadUser());
    if (user?.id_token && user.id_token !== known?.id_token) {
      assertIdToken(user.id_token, {
        issuer: await this.metadataService.getIssuer(),
        clientId: this.settings.client_id,
        now: Math.floor(Date.now() / 1000),
      });
    }
    return super.storeUser(user);
  }

  /**
   * Protected, since nothing public sees the response of a renewal in a frame. The test of a foreign
   * response and `override` fail when it changes:
   * https://github.com/authts/oidc-client-ts/blob/main/src/UserManager.ts
   */
  protected override async _signinEnd(url: string, verifySub?: string): Promise<User> {
    const metadata: Rfc9207Metadata = await this.metadataService.getMetadata();
    assertResponseIssuer(url, {
      issuer: metadata.issuer ?? '',
      authority: this.settings.authority,
      namesItself: metadata.authorization_response_iss_parameter_supported === true,
    });
    return super._signinEnd(url, verifySub);
  }

  async #renew(args: SigninSilentArgs): Promise<User | null> {
    const before = await this.getUser();
    return navigator.locks.request(`oidc-renewal:${this.settings.client_id}`, async () => {
      const now = await this.#latestUser();
      if (signedOutRecently() || (before && !now)) return null;
      if (now && now.access_token !== before?.access_token && !now.expired) {
        await this.events.load(now);
        return now;
      }
      const request = () => this.#requestFromProvider(now, args);
      const renewed = await (now?.refresh_token ? spend(now.refresh_token, request) : request());
      if (!signedOutRecently()) return renewed;
      await this.removeUser();
      return null;
    });
  }

  /** The stored user; waits for another tab's write that is known to be on its way. */
  async #latestUser(): Promise<User | null> {
    const deadline = Date.now() + STORAGE_DELAY_MS;
    for (;;) {
      const user = await this.getUser();
      if (!user?.refresh_token || Date.now() > deadline) return user;
      if (!(await isSpent(user.refresh_token))) return user;
      await new Promise((resolve) => setTimeout(resolve, STORAGE_POLL_MS));
    }
  }

  /**
   * A rejected refresh token may only mean that the response to its last use was lost; the
   * provider's own session then decides.
   */
  async #requestFromProvider(known: User | null, args: SigninSilentArgs): Promise<User | null> {
    // The client's default is undefined for refresh tokens: no timeout at all.
    const limited = {
      silentRequestTimeoutInSeconds: TIMEOUT_SECONDS,
      nonce: crypto.randomUUID(),
      ...args,
    };
    try {
      return await super.signinSilent(limited);
    } catch (error) {
      const rejected = error instanceof ErrorResponse && error.error === 'invalid_grant';
      if (signedOutRecently() || !known?.refresh_token || !rejected) throw error;
      return super.signinSilent({ ...limited, forceIframeAuth: true });
    }
  }
}

/**
 * The user manager of this page.
 * @throws Error when the browser forbids localStorage: then nobody can sign in.
 */
export function createUserManager(settings: SessionSettings): ShopUserManager {
  const store = localStore();
  if (!store) throw new Error('This browser forbids localStorage');
  const { origin } = window.location;
  return new ShopUserManager({
    authority: settings.authority,
    client_id: settings.clientId,
    scope: settings.scope,
    response_type: 'code',
    redirect_uri: `${origin}/login/callback`,
    silent_redirect_uri: `${origin}/silent-callback.html`,
    post_logout_redirect_uri: `${origin}/`,
    userStore: new WebStorageStateStore({ store, prefix: USER_PREFIX }),
    stateStore: new WebStorageStateStore({ store, prefix: 'oidc-state.' }),
    staleStateAgeInSeconds: 900,
    automaticSilentRenew: false,
    monitorSession: false,
    loadUserInfo: false,
    accessTokenExpiringNotificationTimeInSeconds: 60,
    silentRequestTimeoutInSeconds: TIMEOUT_SECONDS,
    requestTimeoutInSeconds: TIMEOUT_SECONDS,
  });
}
