import { and, eq } from 'drizzle-orm';
import { lockBalance, moveBonuses } from '#server/bonus/ledger.ts';
import type { Database } from '#server/db/connection.ts';
import { imports, promoCodeGrants } from '#server/db/schema/buying.ts';
import { calendarFeeds, calendarReminders } from '#server/db/schema/calendar.ts';
import { comparedProducts, favorites, productViews } from '#server/db/schema/discovery.ts';
import { idempotencyKeys } from '#server/db/schema/idempotency.ts';
import { identityAccounts, users } from '#server/db/schema/identity.ts';
import {
  notificationChoices,
  notifications,
  pushSubscriptions,
  telegramChats,
  telegramLinks,
} from '#server/db/schema/notifications.ts';
import { oneTimeCodes } from '#server/db/schema/otp.ts';
import { addresses } from '#server/db/schema/shopping.ts';
import { EMBEDDED_ISSUER } from '#server/identity/embedded-issuer.ts';
import { endAllSessions } from '#server/identity/sessions/sessions.ts';
import { eraseBuying } from './erase-buying.ts';
import { eraseReviews, eraseTickets } from './erase-writing.ts';
import { leaveCompanies } from './leave-companies.ts';

/** Tables whose rows belong to one user and to nothing else. */
const ownTables = [
  promoCodeGrants,
  imports,
  favorites,
  comparedProducts,
  productViews,
  notifications,
  notificationChoices,
  pushSubscriptions,
  telegramChats,
  telegramLinks,
  calendarFeeds,
  calendarReminders,
  oneTimeCodes,
  idempotencyKeys,
  addresses,
] as const;

interface Deletion {
  now: Date;
  /** The request for it, which stays as its proof. */
  ticketID: string;
}

/** Ends what the embedded provider knows; nobody can sign in with it any more. */
async function eraseIdentity(tx: Database, userID: string): Promise<void> {
  await endAllSessions(tx, userID);
  const [embedded] = await tx
    .select({ subject: users.subject })
    .from(users)
    .where(and(eq(users.id, userID), eq(users.issuer, EMBEDDED_ISSUER)));
  if (embedded === undefined) return;
  await tx.delete(identityAccounts).where(eq(identityAccounts.id, embedded.subject));
}

/**
 * Deletes a user's account, as part of the caller's transaction: everything of the user but what the
 * shop must retain, which are orders with what belongs to them, and requests about orders and companies
 * without their files. An access token that was issued before is accepted for a few more minutes.
 * @throws ApiProblem 409 while orders or refunds are in progress, and when a company needs the user.
 */
export async function deleteAccount(
  tx: Database,
  userID: string,
  { now, ticketID }: Deletion,
): Promise<void> {
  await eraseBuying(tx, userID);
  await eraseReviews(tx, userID);
  const balance = await lockBalance(tx, userID);
  await moveBonuses(tx, userID, { kind: 'Expire', amount: -balance, orderID: null, now });
  await leaveCompanies(tx, userID, now);
  await eraseTickets(tx, userID, ticketID);
  for (const table of ownTables) await tx.delete(table).where(eq(table.userID, userID));
  await eraseIdentity(tx, userID);
  await tx
    .update(users)
    .set({
      firstName: null,
      middleName: null,
      lastName: null,
      email: null,
      emailVerified: false,
      phone: null,
      phoneVerified: false,
      phoneIsOwn: false,
      deletedAt: now,
    })
    .where(eq(users.id, userID));
}
