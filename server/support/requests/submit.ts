import type { components } from '#generated/server/operations.ts';
import { actAs } from '#server/audit/act-as.ts';
import type { Context, OperationId, Request } from '#server/contract/handlers.ts';
import { withIdempotency } from '#server/contract/idempotency.ts';
import { requireSession } from '#server/contract/session.ts';
import type { Database } from '#server/db/connection.ts';
import { createTicket, type NewTicket } from '#server/support/tickets/create-ticket.ts';

/** Operations whose response is a new ticket. */
type TicketOperation = Extract<OperationId, `create${string}Ticket`>;

interface CreatedReply {
  status: 201;
  body: components['schemas']['CreatedTicket'];
}

/** The data of a new ticket without its author and time. */
export type Draft = Omit<NewTicket, 'userID' | 'at'>;

/** The user, the time and the transaction. */
export interface Submission {
  tx: Database;
  userID: string;
  now: Date;
}

/**
 * Runs a call that creates a ticket, in one transaction and once per idempotency key.
 * @param prepare validates the request and returns the ticket's data; may change more in `tx`.
 * @param complete applies further effects of the new ticket.
 */
export async function submitTicket<K extends TicketOperation>(
  context: Context,
  operation: K,
  request: Request<K>,
  prepare: (submission: Submission) => Draft | Promise<Draft>,
  complete?: (submission: Submission, ticketID: string) => Promise<void>,
): Promise<CreatedReply> {
  const { userID } = requireSession(context);
  const reply = await withIdempotency(context, operation, request, async (tx) => {
    await actAs(tx, `user:${userID}`);
    const submission: Submission = { tx, userID, now: context.now() };
    const draft = await prepare(submission);
    const body = await createTicket(tx, { ...draft, userID, at: submission.now });
    await complete?.(submission, body.id);
    const created: CreatedReply = { status: 201, body };
    // Every such operation responds with 201 and the ticket, which a type parameter cannot express.
    return created as never;
  });
  return reply as unknown as CreatedReply;
}
