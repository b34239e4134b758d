import { and, eq, isNull } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { users } from '#server/db/schema/identity.ts';
import { oneTimeCodes } from '#server/db/schema/otp.ts';
import { postMessages } from '#server/notifications/outbox.ts';
import { CODE_LENGTH, hashToken, makeCode } from './code.ts';
import { assertMaySend, RESEND_SECONDS } from './sending-limits.ts';

type Schemas = components['schemas'];
type Template = Schemas['OtpTemplate'];

const LIFETIME_SECONDS = 300;
const PHONE = /^\+7\d{10}$/;

const texts: Readonly<Record<Template, string>> = {
  RefundOrder: 'Код для возврата заказа',
};

async function phoneOf(tx: Database, userID: string): Promise<string> {
  const [user] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, userID));
  const phone = user?.phone ?? '';
  if (!PHONE.test(phone)) {
    throw new ApiProblem(422, 'Укажите телефон в профиле, чтобы получить код', {
      reason: 'NoPhone',
    });
  }
  return phone;
}

/** `+7 916 ***-**-67`. */
function maskPhone(phone: string): string {
  return `+7 ${phone.slice(2, 5)} ***-**-${phone.slice(-2)}`;
}

/**
 * Sends a new code to the phone of the user's profile, as part of the caller's transaction.
 * @throws ApiProblem 422 NoPhone, 429 when codes are requested too often.
 */
export async function sendCode(
  tx: Database,
  userID: string,
  template: Template,
  now: Date,
): Promise<Schemas['OtpSent']> {
  const phone = await phoneOf(tx, userID);
  await assertMaySend(tx, userID, phone, now);
  const { token, code, tokenHash, codeHash } = makeCode();
  const expiresAt = new Date(now.getTime() + LIFETIME_SECONDS * 1000);
  await tx.insert(oneTimeCodes).values({
    tokenHash,
    codeHash,
    userID,
    template,
    endPoint: phone,
    createdAt: now,
    expiresAt,
  });
  const subject = texts[template];
  const text = `${subject}: ${code}. Никому его не\u00A0сообщайте.`;
  await postMessages(tx, [{ channel: 'Sms', endPoint: phone, subject, text, expiresAt, at: now }]);
  return {
    operationToken: token,
    endPoint: maskPhone(phone),
    resendAfter: RESEND_SECONDS,
    expiresIn: LIFETIME_SECONDS,
    codeLength: CODE_LENGTH,
  };
}

/**
 * Sends a new code that replaces an earlier one and invalidates its token.
 * @throws ApiProblem 404 for an unknown, used or replaced token or another user's; see `sendCode`.
 */
export async function resendCode(
  tx: Database,
  userID: string,
  token: string,
  now: Date,
): Promise<Schemas['OtpSent']> {
  const [replaced] = await tx
    .update(oneTimeCodes)
    .set({ replacedAt: now })
    .where(
      and(
        eq(oneTimeCodes.tokenHash, hashToken(token)),
        eq(oneTimeCodes.userID, userID),
        isNull(oneTimeCodes.usedAt),
        isNull(oneTimeCodes.replacedAt),
      ),
    )
    .returning({ template: oneTimeCodes.template });
  if (replaced === undefined) {
    throw new ApiProblem(404, 'Код уже не действует, запросите новый', { reason: 'NotFound' });
  }
  return sendCode(tx, userID, replaced.template, now);
}
