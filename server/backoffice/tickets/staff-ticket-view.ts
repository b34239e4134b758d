import { eq } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import { readContact } from '#server/backoffice/staff-contact.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { supportTickets } from '#server/db/schema/support.ts';
import type { TicketRow } from '#server/support/tickets/ticket-store.ts';
import { viewTicket } from '#server/support/tickets/ticket-view.ts';
import { readAssignees } from './assignees.ts';
import { readOutcome } from './ticket-outcome.ts';

type StaffTicket = components['schemas']['StaffTicket'];

/** @throws ApiProblem 404 */
export async function findTicket(db: Database, id: string): Promise<TicketRow> {
  const [ticket] = await db.select().from(supportTickets).where(eq(supportTickets.id, id));
  if (ticket === undefined) {
    throw new ApiProblem(404, 'Обращение не\u00A0найдено', { reason: 'NotFound' });
  }
  return ticket;
}

/** Whether a company to connect has no name: neither the buyer nor the register gave one. */
export function needsName({ type, payload }: Pick<TicketRow, 'type' | 'payload'>): boolean {
  return type === 'CreatePartner' && !payload.name;
}

/** The page of a ticket for staff. @param me the user who reads */
export async function viewStaffTicket(
  db: Database,
  ticket: TicketRow,
  { now, me }: { now: Date; me: string },
): Promise<StaffTicket> {
  const {
    files: _files,
    unreadCount: _unread,
    allowedActions: _buyers,
    ...view
  } = await viewTicket(db, ticket, now);
  const assignees = await readAssignees(db, [ticket.assigneeID], me);
  const isOpen = ticket.status !== 'Done';
  return {
    ...view,
    outcome: await readOutcome(db, ticket, view.messages),
    author: await readContact(db, ticket.userID),
    assignee: assignees.get(ticket.assigneeID ?? '') ?? null,
    needsInn: isOpen && ticket.type === 'CreateIndividualPartner',
    needsName: isOpen && needsName(ticket),
    allowedActions: isOpen ? ['Reply', 'Grant', 'Reject'] : [],
  };
}
