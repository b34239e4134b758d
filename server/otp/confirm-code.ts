import { timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { oneTimeCodes } from '#server/db/schema/otp.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { hashCode, hashToken } from './code.ts';
import { latestPossible, RESEND_SECONDS } from './sending-limits.ts';

type Schemas = components['schemas'];
type CodeRow = typeof oneTimeCodes.$inferSelect;

const MAX_ATTEMPTS = 5;
const RETENTION_HOURS = 24;

/** A confirmation: its user, operation, token and code. */
export interface Confirmation {
  userID: string;
  template: Schemas['OtpTemplate'];
  /** The confirmed object: the first attempt binds the code to it. */
  subjectID: string;
  otp: Schemas['OtpConfirmation'];
  /** The JSON Pointer of the code in the request's body, for the field error. */
  path: string;
  now: Date;
}

function expired(path: string): ApiProblem {
  return new ApiProblem(400, 'Код больше не действует, запросите новый', {
    reason: 'CodeExpired',
    errors: [{ path, message: 'Код истёк' }],
  });
}

function exhausted({ createdAt }: CodeRow, now: Date): ApiProblem {
  const wait = RESEND_SECONDS - (now.getTime() - createdAt.getTime()) / 1000;
  return new ApiProblem(429, 'Слишком много попыток, запросите новый код', {
    reason: 'TooManyAttempts',
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(wait))) },
  });
}

function wrong(attempts: number, path: string): ApiProblem {
  const left = countOf(MAX_ATTEMPTS - attempts, ['попытка', 'попытки', 'попыток']);
  return new ApiProblem(400, `Код неверен, осталось ${left}`, {
    reason: 'InvalidCode',
    errors: [{ path, message: 'Неверный код' }],
  });
}

function isRight(row: CodeRow, { otp }: Confirmation): boolean {
  const given = hashCode(otp.operationToken, otp.code);
  return timingSafeEqual(Buffer.from(given), Buffer.from(row.codeHash));
}

/** Validates a locked row and stores the attempt. @returns the rejection, null when correct */
async function validate(
  tx: Database,
  row: CodeRow | undefined,
  confirmation: Confirmation,
): Promise<ApiProblem | null> {
  const { userID, template, subjectID, path, now } = confirmation;
  const isOwn = row?.userID === userID && row.template === template;
  if (row === undefined || !isOwn || row.replacedAt !== null) return expired(path);
  // A repeated request may still get the stored response of the first one.
  if (row.usedAt !== null) return null;
  if ((row.subjectID ?? subjectID) !== subjectID || row.expiresAt <= now) return expired(path);
  if (row.createdAt > latestPossible(now)) return expired(path);
  if (row.attempts >= MAX_ATTEMPTS) return exhausted(row, now);
  const right = isRight(row, confirmation);
  const attempts = row.attempts + (right ? 0 : 1);
  await tx
    .update(oneTimeCodes)
    .set({ attempts, subjectID })
    .where(eq(oneTimeCodes.tokenHash, row.tokenHash));
  if (right) return null;
  return attempts < MAX_ATTEMPTS ? wrong(attempts, path) : exhausted(row, now);
}

/**
 * Checks a code in a separate transaction, so that a wrong attempt counts although the call is
 * rejected; attempts at one code are sequential. Does not consume the code: `consumeCode` does.
 * @throws ApiProblem 400 InvalidCode or CodeExpired, 429 TooManyAttempts.
 */
export async function checkCode(db: Database, confirmation: Confirmation): Promise<void> {
  const tokenHash = hashToken(confirmation.otp.operationToken);
  const rejection = await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.tokenHash, tokenHash))
      .for('update');
    return validate(tx, row, confirmation);
  });
  if (rejection !== null) throw rejection;
}

/**
 * Consumes a checked code, in the transaction of the confirmed operation.
 * @throws ApiProblem 400 CodeExpired when it was used, replaced or expired in the meantime.
 */
export async function consumeCode(tx: Database, confirmation: Confirmation): Promise<void> {
  const { userID, template, subjectID, otp, path, now } = confirmation;
  const used = await tx
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeCodes.tokenHash, hashToken(otp.operationToken)),
        eq(oneTimeCodes.codeHash, hashCode(otp.operationToken, otp.code)),
        eq(oneTimeCodes.userID, userID),
        eq(oneTimeCodes.template, template),
        eq(oneTimeCodes.subjectID, subjectID),
        isNull(oneTimeCodes.usedAt),
        isNull(oneTimeCodes.replacedAt),
        gt(oneTimeCodes.expiresAt, now),
        lte(oneTimeCodes.createdAt, latestPossible(now)),
        lt(oneTimeCodes.attempts, MAX_ATTEMPTS),
      ),
    )
    .returning({ one: sql`1` });
  if (used.length === 0) throw expired(path);
}

/** Deletes codes that no rate limit counts any more. */
export async function pruneCodes(db: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - RETENTION_HOURS * 3_600_000);
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.createdAt, limit));
}
