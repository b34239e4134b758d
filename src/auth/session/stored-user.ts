import { localStore } from '#src/browser/storage/storage.ts';
import { userStorageKey } from './session-settings.ts';
import type { SessionUser } from './session-store.ts';

/** The user that the OIDC client stored, read without loading it. */
export interface StoredUser {
  accessToken: string;
  /** Milliseconds since the epoch. */
  expiresAt: number;
  user: SessionUser;
}

type Claims = Readonly<Record<string, unknown>>;

/** The signed-in user of this browser, or null. */
export function readStoredUser(): StoredUser | null {
  return parseStoredUser(localStore()?.getItem(userStorageKey()) ?? null);
}

/** Parses the OIDC client's format; null for anything unexpected. */
export function parseStoredUser(raw: string | null): StoredUser | null {
  if (raw === null) return null;
  const { access_token, expires_at, id_token, profile } = parseRecord(raw);
  if (typeof access_token !== 'string' || typeof expires_at !== 'number') return null;
  if (typeof profile !== 'object' || profile === null) return null;
  const user = toSessionUser(profile as Claims, typeof id_token === 'string' ? id_token : '');
  return user && { accessToken: access_token, expiresAt: expires_at * 1000, user };
}

/** The user in the claims of an ID token; null without a subject. */
export function toSessionUser(claims: Claims, IDToken: string): SessionUser | null {
  const text = (name: string) => {
    const value = claims[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const subject = text('sub');
  if (subject === '') return null;
  const [firstName, lastName] = [text('given_name'), text('family_name')];
  const fullName = text('name') || `${firstName} ${lastName}`.trim();
  return {
    userID: text('user_id') || subject,
    IDToken,
    firstName,
    middleName: text('middle_name') || null,
    lastName,
    displayName: fullName || text('email') || 'Профиль',
    email: text('email') || null,
    phone: text('phone_number') || null,
  };
}

function parseRecord(raw: string): Claims {
  try {
    const value: unknown = JSON.parse(raw);
    return typeof value === 'object' && value !== null ? (value as Claims) : {};
  } catch {
    return {};
  }
}
