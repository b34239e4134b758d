import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { AnyReply } from '#server/contract/response/reply.ts';
import type { Database } from '#server/db/connection.ts';
import { buildOnce, buildUpdateOnce, value } from '#server/db/engine/built-query.ts';
import { sqlState } from '#server/db/failures.ts';
import { idempotencyKeys } from '#server/db/schema/idempotency.ts';
import type { Context, OperationId, Reply, Request } from './handlers.ts';
import { ApiProblem } from './problem.ts';

/** How long a second call waits for the first before it gets 409, milliseconds. */
const PATIENCE_MS = 3000;
/** Keys are guaranteed for a day and stored for two. */
const RETENTION_HOURS = 48;

/** The id under which visitors share their keys; no user has it. */
const VISITORS = 'visitors';

const LOCK_NOT_AVAILABLE = '55P03';

/** Canonical JSON: the same text whatever the order of members. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}

/** A copy with digests instead of files, because JSON cannot contain their bytes. */
async function withDigests(value: unknown): Promise<unknown> {
  if (value instanceof File) {
    const digest = createHash('sha256').update(new Uint8Array(await value.arrayBuffer()));
    return { name: value.name, type: value.type, sha256: digest.digest('hex') };
  }
  if (Array.isArray(value)) return Promise.all(value.map(withDigests));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([name, item]) => [
    name,
    await withDigests(item),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

async function hashRequest({ params, query, body }: Request<OperationId>): Promise<string> {
  const text = canonical({ params, query, body: await withDigests(body) });
  return createHash('sha256').update(text).digest('hex');
}

interface Claim {
  readonly userID: string;
  readonly key: string;
  readonly operation: string;
  readonly requestHash: string;
}

async function makeClaim<K extends OperationId>(
  { session }: Context,
  key: string,
  operation: K,
  request: Request<K>,
): Promise<Claim> {
  const requestHash = await hashRequest(request as Request<OperationId>);
  return { userID: session?.userID ?? VISITORS, key, operation, requestHash };
}

function whereClaimed({ userID, key }: Claim) {
  return and(eq(idempotencyKeys.userID, userID), eq(idempotencyKeys.key, key));
}

const insertClaim = buildOnce<Claim, { key: string }[]>((db) =>
  db
    .insert(idempotencyKeys)
    .values({
      userID: value('userID'),
      key: value('key'),
      operation: value('operation'),
      requestHash: value('requestHash'),
      status: 0,
    })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key }),
);

/**
 * Inserts the key; false when it exists already. Waits up to `PATIENCE_MS` for another call that
 * holds it in an open transaction.
 */
async function claimKey(tx: Database, claim: Claim): Promise<boolean> {
  // Sent in this order, without waiting for each other.
  const [, inserted] = await Promise.all([
    tx.execute(sql`select set_config('lock_timeout', ${`${PATIENCE_MS}ms`}, true)`),
    insertClaim(tx, claim),
    tx.execute(sql`select set_config('lock_timeout', '0', true)`),
  ]);
  return inserted.length > 0;
}

/** The stored reply of a key; null when there is none. */
async function replay(db: Database, claim: Claim): Promise<AnyReply | null> {
  const [stored] = await db.select().from(idempotencyKeys).where(whereClaimed(claim));
  if (stored === undefined) return null;
  if (stored.operation !== claim.operation || stored.requestHash !== claim.requestHash) {
    throw new ApiProblem(422, 'Этот ключ повтора уже использован для другого запроса', {
      reason: 'IdempotencyKeyReused',
    });
  }
  const headers = { ...stored.headers, 'Idempotency-Replayed': 'true' };
  return stored.body === null
    ? { status: stored.status, headers }
    : { status: stored.status, headers, body: JSON.parse(stored.body) };
}

const updateClaim = buildUpdateOnce<Pick<Claim, 'userID' | 'key'>, unknown>((db, set) =>
  db
    .update(idempotencyKeys)
    .set(set)
    .where(and(eq(idempotencyKeys.userID, value('userID')), eq(idempotencyKeys.key, value('key')))),
);

async function storeReply(tx: Database, claim: Claim, reply: AnyReply): Promise<void> {
  const headers = Object.entries(reply.headers ?? {}).map(([name, value]) => [name, String(value)]);
  const { userID, key } = claim;
  const change = {
    status: reply.status,
    headers: Object.fromEntries(headers),
    body: reply.body === undefined ? null : JSON.stringify(reply.body),
  };
  await updateClaim(tx, change, { userID, key });
}

function inProgress(cause?: unknown): ApiProblem {
  return new ApiProblem(409, 'Такой запрос уже выполняется, подождите немного', {
    reason: 'RequestInProgress',
    headers: { 'Retry-After': '1' },
    cause,
  });
}

/**
 * Runs a creating call in one transaction and, when the caller sent an `Idempotency-Key`, at most
 * once per user and key: the reply is stored in the same transaction, so both or neither commit.
 * Without a key it is a plain transaction. Visitors share their keys, so the response of a public
 * operation must not contain private data.
 * @param run the work; use only its `tx`. An error rolls back, and nothing is stored.
 * @throws ApiProblem 422 when the key was used with another request, 409 while the first call runs.
 */
export async function withIdempotency<K extends OperationId>(
  context: Context,
  operationId: K,
  request: Request<K>,
  run: (tx: Database) => Promise<Reply<K>>,
): Promise<Reply<K>> {
  const key = context.idempotencyKey;
  if (key === null) return context.db.transaction((tx) => run(tx));
  const claim = await makeClaim(context, key, operationId, request);
  let claimed = false;
  try {
    return await context.db.transaction(async (tx) => {
      // A stored reply was a `Reply<K>` when it was stored, under the same operation.
      if (!(await claimKey(tx, claim))) {
        const stored = await replay(tx, claim);
        if (stored === null) throw inProgress();
        return stored as unknown as Reply<K>;
      }
      claimed = true;
      const reply = await run(tx);
      await storeReply(tx, claim, reply as AnyReply);
      return reply;
    });
  } catch (error) {
    if (claimed || sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
    throw inProgress(error);
  }
}

/**
 * The stored reply of a repeated call, for one that needs an external service before its transaction:
 * the repetition must not fail because the service does not respond. Null for the first call, and
 * while that runs.
 * @throws ApiProblem 422 when the key was used with another request.
 */
export async function findReply<K extends OperationId>(
  context: Context,
  operationId: K,
  request: Request<K>,
): Promise<Reply<K> | null> {
  const key = context.idempotencyKey;
  if (key === null) return null;
  const claim = await makeClaim(context, key, operationId, request);
  return (await replay(context.db, claim)) as unknown as Reply<K> | null;
}

/** Deletes expired keys. */
export async function pruneIdempotencyKeys(db: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - RETENTION_HOURS * 3_600_000);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, limit));
}
