import type { Person, TokenSource } from '#tools/contract/suite.ts';

/** Tokens are renewed this long before they expire, milliseconds. */
const MARGIN_MS = 30_000;
/** How long a token without an expiry time is cached, milliseconds. */
const UNKNOWN_LIFE_MS = 240_000;

interface Held {
  readonly token: Promise<string | null>;
  readonly until: number;
}

/** Caches each person's token until shortly before it expires. */
export class TokenStore {
  readonly #source: TokenSource;
  readonly #held = new Map<Person, Held>();

  constructor(source: TokenSource) {
    this.#source = source;
  }

  /** The person's token; null when there is none. */
  async get(person: Person): Promise<string | null> {
    const held = this.#held.get(person);
    if (held && held.until > Date.now()) return held.token;
    const token = this.#source(person);
    this.#held.set(person, { token, until: Date.now() + UNKNOWN_LIFE_MS });
    const value = await token;
    const expiry = value === null ? null : expiryOf(value);
    if (expiry !== null) this.#held.set(person, { token, until: expiry - MARGIN_MS });
    return value;
  }

  /** Drops a token that the back end rejects. */
  drop(person: Person): void {
    this.#held.delete(person);
  }
}

/** When a JWT expires, milliseconds since 1970; null when it has no expiry time. */
function expiryOf(token: string): number | null {
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    return typeof claims.exp === 'number' ? claims.exp * 1000 : null;
  } catch {
    return null;
  }
}
