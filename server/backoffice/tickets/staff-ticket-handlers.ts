import type { components } from '#generated/server/operations.ts';
import { asStaff } from '#server/backoffice/staff-act.ts';
import type { Context, Handlers } from '#server/contract/handlers.ts';
import { withIdempotency } from '#server/contract/idempotency.ts';
import { DEFAULT_PAGE_SIZE } from '#server/contract/page-size.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import { requireSession } from '#server/contract/session.ts';
import type { Database } from '#server/db/connection.ts';
import { uploadedFiles, validateFiles } from '#server/support/tickets/files/upload-rules.ts';
import type { TicketDecision } from '#server/support/tickets/replies/respond-to-ticket.ts';
import { assignTicket, listAssignees } from './assignees.ts';
import { decideTicket } from './decide-ticket.ts';
import { listStaffTickets } from './list-staff-tickets.ts';
import { staffAuthor } from './staff-author.ts';
import { findTicket, needsName, viewStaffTicket } from './staff-ticket-view.ts';

const decisions: Readonly<Record<components['schemas']['StaffTicketAction'], TicketDecision>> = {
  Reply: 'reply',
  Grant: 'grant',
  Reject: 'reject',
};

async function readTicket(db: Database, context: Context, id: string) {
  const viewer = { now: context.now(), me: requireSession(context).userID };
  return viewStaffTicket(db, await findTicket(db, id), viewer);
}

/** Operations of staff on tickets and applications. */
export const staffTicketHandlers = {
  listStaffTickets: async ({ query }, context) => {
    const { page = 1, pageSize = DEFAULT_PAGE_SIZE, ...filter } = query;
    const me = requireSession(context).userID;
    const body = await listStaffTickets(context.db, { ...filter, me, page, pageSize });
    return { status: 200, body };
  },

  getStaffTicket: async ({ params }, context) => {
    return { status: 200, body: await readTicket(context.db, context, params.id) };
  },

  listStaffAssignees: async (_request, context) => {
    const items = await listAssignees(context.db, requireSession(context).userID);
    return { status: 200, body: { items } };
  },

  assignTicket: async ({ params, body }, context) => {
    const me = requireSession(context).userID;
    const changed = await context.db.transaction(async (tx) => {
      const { id, number } = await findTicket(tx, params.id);
      await asStaff(tx, context, ['ticket', String(number), 'assign'], () =>
        assignTicket(tx, id, body.assigneeID, me),
      );
      return readTicket(tx, context, id);
    });
    return { status: 200, body: changed };
  },

  respondToTicket: (request, context) =>
    withIdempotency(context, 'respondToTicket', request, async (tx) => {
      const { id } = request.params;
      const { action, inn } = request.body;
      const name = request.body.name?.trim();
      const text = request.body.text.trim();
      const now = context.now();
      const ticket = await findTicket(tx, id);
      if (action === 'Grant' && ticket.status !== 'Done' && needsName(ticket) && !name) {
        const message = 'Укажите название компании: в\u00A0заявке его нет';
        const errors = [{ path: '/name', message }];
        throw new ApiProblem(422, message, { reason: 'NameRequired', errors });
      }
      const decision = decisions[action];
      const author = await staffAuthor(tx, context);
      const given = { text, ...(inn !== undefined && { inn }), ...(name && { name }) };
      await asStaff(tx, context, ['ticket', String(ticket.number), decision, text], () =>
        decideTicket(tx, ticket, { decision, ...given, author, now }),
      );
      return { status: 200, body: await readTicket(tx, context, id) };
    }),

  createStaffTicketMessage: (request, context) =>
    withIdempotency(context, 'createStaffTicketMessage', request, async (tx) => {
      const { id } = request.params;
      const text = request.body.text.trim();
      const now = context.now();
      const ticket = await findTicket(tx, id);
      const files = await validateFiles(uploadedFiles(request.body.files ?? []));
      const author = await staffAuthor(tx, context);
      await asStaff(tx, context, ['ticket', String(ticket.number), 'reply', text], () =>
        decideTicket(tx, ticket, { decision: 'reply', text, files, author, now }),
      );
      return { status: 201, body: await readTicket(tx, context, id) };
    }),
} satisfies Partial<Handlers>;
