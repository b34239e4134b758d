import { eq } from 'drizzle-orm';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { supportTickets } from '#server/db/schema/support.ts';
import { notify } from '#server/notifications/notify.ts';
import type { Topic } from '#server/notifications/topics.ts';
import { storeFiles } from '#server/support/tickets/create-ticket.ts';
import type { StoredFile } from '#server/support/tickets/files/upload-rules.ts';
import {
  addMessage,
  excerptOf,
  type NewMessage,
  supportAuthor,
} from '#server/support/tickets/thread.ts';
import { ticketNumber } from '#server/support/tickets/ticket-number.ts';
import {
  canBecome,
  type TicketStatus,
  type TicketType,
} from '#server/support/tickets/ticket-rules.ts';
import type { TicketRow } from '#server/support/tickets/ticket-store.ts';
import { describeDecision } from './application-decision.ts';
import { grant, reject } from './decisions.ts';

/** The actions of support: take a ticket into work, reply, close it as granted or rejected. */
export type TicketDecision = 'reply' | 'grant' | 'reject';

export interface SupportResponse {
  decision: TicketDecision;
  /** Plain text for the user. */
  text: string;
  now: Date;
  /** ИНН of an entrepreneur to connect: the request does not name it. */
  inn?: string;
  /** Name of a company to connect, when the request does not have it. */
  name?: string;
  /** Accepted pieces of a refund by product; all of them without it. */
  accepted?: ReadonlyMap<string, number>;
  author?: NewMessage['author'];
  /** Validated files of the message. */
  files?: readonly StoredFile[];
}

const topicOf: Readonly<Partial<Record<TicketType, Topic>>> = {
  CreatePartner: 'Company',
  CreateIndividualPartner: 'Company',
  EDO: 'Company',
  PartnerOrdersAccess: 'Company',
  PartnerTradingAccess: 'Company',
  WaitingList: 'Stock',
};

/** @throws ApiProblem 404 */
export async function lockTicket(tx: Database, id: string): Promise<TicketRow> {
  const [row] = await tx
    .select()
    .from(supportTickets)
    .where(eq(supportTickets.id, id))
    .for('update');
  if (row === undefined) throw new ApiProblem(404, 'Обращения нет', { reason: 'NotFound' });
  return row;
}

async function notifyAuthor(
  tx: Database,
  ticket: TicketRow,
  status: TicketStatus | undefined,
  { decision, text, now }: SupportResponse,
): Promise<void> {
  if (ticket.userID === null) return;
  const closed = status === 'Done';
  const decided = closed ? await describeDecision(tx, ticket, decision) : null;
  await notify(tx, [ticket.userID], {
    topic: topicOf[ticket.type] ?? 'Support',
    title: `${closed ? 'Закрыто обращение' : 'Ответ на\u00A0обращение'} ${ticketNumber(ticket.number)}`,
    link: `/profile/support/${ticket.id}`,
    ...decided,
    text: excerptOf(text),
    at: now,
  });
}

/**
 * Runs an action of support on a ticket, with its effects and a notification, all in the caller's
 * transaction.
 * @throws ApiProblem 404, 409 when the ticket is closed or this action is not allowed.
 */
export async function respondToTicket(
  tx: Database,
  id: string,
  response: SupportResponse,
): Promise<void> {
  const { decision, text, now, author = supportAuthor, files = [] } = response;
  const ticket = await lockTicket(tx, id);
  if (ticket.status === 'Done') {
    throw new ApiProblem(409, 'Обращение уже закрыто', { reason: 'NotAllowed' });
  }
  if (decision === 'grant') await grant(tx, ticket, response);
  if (decision === 'reject') await reject(tx, ticket, response);
  const to: TicketStatus = decision === 'reply' ? 'InProgress' : 'Done';
  const status = canBecome(ticket.status, to) ? to : undefined;
  const message = { author, text, at: now, ...(status === undefined ? {} : { status }) };
  await storeFiles(tx, await addMessage(tx, id, message), files);
  if (decision !== 'reply') {
    await tx.update(supportTickets).set({ decision }).where(eq(supportTickets.id, id));
  }
  await notifyAuthor(tx, ticket, status, response);
}
