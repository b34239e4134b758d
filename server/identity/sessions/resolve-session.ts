import { createHash } from 'node:crypto';
import type { Session, TokenClaims } from '#server/contract/session.ts';
import type { Database } from '#server/db/connection.ts';
import { accountClaims, findAccount } from '#server/identity/accounts/accounts.ts';
import {
  isComplete,
  mergePerson,
  type PersonClaims,
  personFrom,
} from '#server/identity/accounts/person-claims.ts';
import { renewUser } from '#server/identity/accounts/user-record.ts';
import { EMBEDDED_ISSUER } from '#server/identity/embedded-issuer.ts';
import { noUserinfo, type ReadUserinfo } from '#server/identity/userinfo.ts';

const CACHE_LIMIT = 10_000;
/** What an issuer said about a token counts this long. */
const VALID_MS = 5 * 60_000;
/** Without a usable response, the issuer is called again this soon. */
const RETRY_MS = 30_000;

/** How to learn about the person of a token. */
interface Source {
  /** Null when the issuer could not be called. */
  read(db: Database, claims: TokenClaims, token: string): Promise<PersonClaims | null>;
  issuerOf(claims: TokenClaims): string;
  /** The id of a new user; undefined for a random one. */
  idOf(claims: TokenClaims): string | undefined;
}

/** The embedded provider's tokens contain no names; its accounts are in the same database. */
const accounts: Source = {
  read: async (db, { sub }) => {
    const account = await findAccount(db, sub);
    return account === null ? {} : personFrom(accountClaims(account));
  },
  issuerOf: () => EMBEDDED_ISSUER,
  idOf: ({ sub }) => sub,
};

/** Which claims an external issuer's token has depends on its configuration. */
function external(readUserinfo: ReadUserinfo): Source {
  return {
    read: async (_db, claims, token) => {
      if (isComplete(claims)) return personFrom(claims);
      const userinfo = await readUserinfo(token, claims.sub);
      return userinfo && mergePerson(claims, userinfo);
    },
    issuerOf: ({ iss }) => String(iss),
    idOf: () => undefined,
  };
}

/** What was learned about a token's user, until when it counts. */
interface Learned {
  userID: string;
  verifiedPhone: string | null;
  verifiedEmail: string | null;
  /** Milliseconds; infinite while it is being learned. */
  until: number;
}

/**
 * Resolves a verified token to the shop's own user, who is created or renewed when the token is seen
 * for the first time, and again every few minutes. Results are cached by token, the oldest are
 * evicted first.
 */
export function sessionResolver(
  embedded: boolean,
  readUserinfo: ReadUserinfo = noUserinfo,
  now: () => number = Date.now,
) {
  const source = embedded ? accounts : external(readUserinfo);
  const cache = new Map<string, { learning: Promise<Learned>; until: number }>();

  const learn = async (db: Database, claims: TokenClaims, token: string): Promise<Learned> => {
    const read = await source.read(db, claims, token);
    const person = read ?? personFrom(claims);
    const userID = await renewUser(db, {
      issuer: source.issuerOf(claims),
      subject: claims.sub,
      person,
      issuedAt: new Date(Number(claims.iat) * 1000),
      id: source.idOf(claims),
    });
    const verifiedPhone = person.phone?.isVerified ? person.phone.number : null;
    const verifiedEmail = person.email?.isVerified ? person.email.address : null;
    return {
      userID,
      verifiedPhone,
      verifiedEmail: verifiedEmail?.toLowerCase() ?? null,
      until: now() + (read === null ? RETRY_MS : VALID_MS),
    };
  };

  /** Simultaneous requests with a new token learn once; a failure is not stored. */
  const start = (key: string, learning: Promise<Learned>) => {
    const entry = { learning, until: Number.POSITIVE_INFINITY };
    learning.then(
      ({ until }) => {
        entry.until = until;
      },
      () => {
        if (cache.get(key) === entry) cache.delete(key);
      },
    );
    return entry;
  };

  return async (db: Database, claims: TokenClaims, token: string): Promise<Session> => {
    const key = createHash('sha256').update(token).digest('base64');
    const stored = cache.get(key);
    const entry = stored && now() < stored.until ? stored : start(key, learn(db, claims, token));
    cache.delete(key);
    cache.set(key, entry);
    const [oldest] = cache.keys();
    if (cache.size > CACHE_LIMIT && oldest !== undefined) cache.delete(oldest);
    const { userID, verifiedPhone, verifiedEmail } = await entry.learning;
    return { userID, verifiedPhone, verifiedEmail, claims };
  };
}
