import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { ExchangeConfig } from '#server/config/config.ts';
import { countCall, forgiveCall } from '#server/contract/limits/call-limit.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { exchangeSessions } from '#server/db/schema/exchange.ts';

const LIFETIME_MS = 6 * 3_600_000;
const ATTEMPTS = { calls: 10, windowMs: 900_000 };

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function isOwn(header: string | undefined, { user, password }: ExchangeConfig): boolean {
  const [, encoded = ''] = /^Basic\s+([A-Za-z0-9+/=]+)$/i.exec(header ?? '') ?? [];
  const given = Buffer.from(encoded, 'base64').toString('utf8');
  // Hashes have one length, so that the time of the comparison does not depend on the password's.
  return timingSafeEqual(digest(given), digest(`${user}:${password}`));
}

/**
 * Opens a session for a caller who knows the password.
 * @param address of the caller, whose failed attempts are counted.
 * @returns the value of the session's cookie.
 * @throws ApiProblem 401, or 429 after ten failed attempts in 15 minutes.
 */
export async function openSession(
  db: Database,
  call: { header: string | undefined; address: string; exchange: ExchangeConfig; now: Date },
): Promise<string> {
  const { header, address, exchange, now } = call;
  const key = `exchange:${address}`;
  await countCall(db, key, ATTEMPTS, now);
  if (!isOwn(header, exchange)) throw new ApiProblem(401, 'Неверное имя или пароль обмена');
  await forgiveCall(db, key);
  const token = randomBytes(32).toString('base64url');
  await db.delete(exchangeSessions).where(lt(exchangeSessions.expiresAt, now));
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await db.insert(exchangeSessions).values({ id: digest(token).toString('hex'), expiresAt });
  return token;
}

/** The id of the session of a cookie. @throws ApiProblem 401 when there is none. */
export async function findSession(
  db: Database,
  token: string | undefined,
  now: Date,
): Promise<string> {
  const id = digest(token ?? '').toString('hex');
  const [session] = await db
    .select({ id: exchangeSessions.id })
    .from(exchangeSessions)
    .where(and(eq(exchangeSessions.id, id), gt(exchangeSessions.expiresAt, now)));
  if (session === undefined)
    throw new ApiProblem(401, 'Сеанс обмена не открыт: начните с checkauth');
  return session.id;
}
