import type { components } from '#generated/server/operations.ts';
import type { Context, OperationId, Request } from '#server/contract/handlers.ts';
import { withIdempotency } from '#server/contract/idempotency.ts';
import { requireSession } from '#server/contract/session.ts';
import type { Database } from '#server/db/connection.ts';
import { createTicket, type NewTicket } from '#server/support/tickets/tickets.ts';

/** Operations whose answer is a new ticket. */
type TicketOperation = Extract<OperationId, `create${string}Ticket`>;

interface CreatedReply {
  status: 201;
  body: components['schemas']['CreatedTicket'];
}

/** Everything a new ticket needs but its author and its time. */
export type Draft = Omit<NewTicket, 'userID' | 'at'>;

/** Who asks, when, and the transaction everything happens in. */
export interface Submission {
  tx: Database;
  userID: string;
  now: Date;
}

/**
 * Carries out a call that creates a ticket, in one transaction and once for each idempotency key.
 * @param prepare checks the request and says what the ticket is like; may change more in `tx`.
 * @param complete what else the new ticket brings about.
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
    const submission: Submission = { tx, userID, now: context.now() };
    const draft = await prepare(submission);
    const body = await createTicket(tx, { ...draft, userID, at: submission.now });
    await complete?.(submission, body.id);
    const created: CreatedReply = { status: 201, body };
    // Every operation of this kind responds with 201 with the ticket, which a type parameter cannot say.
    return created as never;
  });
  return reply as unknown as CreatedReply;
}
