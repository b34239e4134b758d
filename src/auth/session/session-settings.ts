/** Provider and client of the sign-in; from the deployment's settings. */
export interface SessionSettings {
  /** Issuer of the OpenID provider without a slash at the end. */
  authority: string;
  clientId: string;
  scope: string;
}

let current: SessionSettings | null = null;

/** Sets the settings once at start. A relative authority (`/oidc`) is on the page's own origin. */
export function setSessionSettings(settings: SessionSettings): void {
  const authority = new URL(settings.authority, window.location.origin).href.replace(/\/$/, '');
  current = { ...settings, authority };
}

/**
 * @throws Error before `installSession`.
 */
export function sessionSettings(): SessionSettings {
  if (!current) throw new Error('No installSession');
  return current;
}

/** Prefix of all keys that the OIDC client stores. */
export const USER_PREFIX = 'oidc.';

/** The key of the signed-in user in localStorage. */
export function userStorageKey(): string {
  const { authority, clientId } = sessionSettings();
  return `${USER_PREFIX}user:${authority}:${clientId}`;
}
