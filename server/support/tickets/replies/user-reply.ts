import { and, count, eq, gt } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { rateLimitProblem } from '#server/contract/limits/rate-limit-problem.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { supportMessages, supportTickets } from '#server/db/schema/support.ts';
import { authorOf, storeFiles } from '#server/support/tickets/create-ticket.ts';
import { uploadedFiles, validateFiles } from '#server/support/tickets/files/upload-rules.ts';
import { addMessage } from '#server/support/tickets/thread.ts';
import { allowedActions } from '#server/support/tickets/ticket-rules.ts';
import {
  getOwnTicket,
  lockOwnTicket,
  type TicketRow,
} from '#server/support/tickets/ticket-store.ts';
import { markSeen } from '#server/support/tickets/unread.ts';

type Schemas = components['schemas'];

const WINDOW_MS = 60_000;
/** Maximum messages of one user per minute. */
const LIMIT = 20;
/** Maximum messages of a thread; the contract shows up to 1000. */
const THREAD_LIMIT = 900;

/**
 * Adds a message of the user to a ticket that is not closed; who writes has seen what is above.
 * @throws ApiProblem 404, 409 NotAllowed, 422 for files, 429.
 */
export async function addReply(
  tx: Database,
  userID: string,
  id: string,
  { text, files = [] }: Schemas['NewTicketMessage'],
  now: Date,
): Promise<TicketRow> {
  const ticket = await lockOwnTicket(tx, userID, id);
  if (!allowedActions(ticket).includes('Reply')) {
    throw new ApiProblem(409, 'Обращение закрыто, напишите новое', { reason: 'NotAllowed' });
  }
  await assertNotTooMany(tx, userID, id, now);
  const stored = await validateFiles(uploadedFiles(files));
  const author = await authorOf(tx, userID);
  const messageID = await addMessage(tx, id, { author, text: text.trim(), at: now });
  await storeFiles(tx, messageID, stored);
  await markSeen(tx, userID, id);
  return getOwnTicket(tx, userID, id);
}

async function assertNotTooMany(
  tx: Database,
  userID: string,
  ticketID: string,
  now: Date,
): Promise<void> {
  const [recent] = await tx
    .select({ count: count() })
    .from(supportMessages)
    .innerJoin(supportTickets, eq(supportTickets.id, supportMessages.ticketID))
    .where(
      and(
        eq(supportTickets.userID, userID),
        eq(supportMessages.authorKind, 'Buyer'),
        gt(supportMessages.at, new Date(now.getTime() - WINDOW_MS)),
      ),
    );
  if ((recent?.count ?? 0) >= LIMIT) {
    throw rateLimitProblem('Слишком много сообщений', WINDOW_MS / 1000);
  }
  const [thread] = await tx
    .select({ count: count() })
    .from(supportMessages)
    .where(eq(supportMessages.ticketID, ticketID));
  if ((thread?.count ?? 0) >= THREAD_LIMIT) {
    throw new ApiProblem(409, 'В обращении слишком много записей, напишите новое', {
      reason: 'NotAllowed',
    });
  }
}
