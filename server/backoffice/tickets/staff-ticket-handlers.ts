import type { components } from '#generated/server/operations.ts';
import { asStaff } from '#server/backoffice/staff-act.ts';
import type { Handlers } from '#server/contract/handlers.ts';
import { withIdempotency } from '#server/contract/idempotency.ts';
import { DEFAULT_PAGE_SIZE } from '#server/contract/page-size.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import { uploadedFiles, validateFiles } from '#server/support/tickets/files/upload-rules.ts';
import type { TicketDecision } from '#server/support/tickets/replies/respond-to-ticket.ts';
import { decideTicket } from './decide-ticket.ts';
import { listStaffTickets } from './list-staff-tickets.ts';
import { staffAuthor } from './staff-author.ts';
import { findTicket, needsName, viewStaffTicket } from './staff-ticket-view.ts';

const decisions: Readonly<Record<components['schemas']['StaffTicketAction'], TicketDecision>> = {
  Reply: 'reply',
  Grant: 'grant',
  Reject: 'reject',
};

/** Operations of staff on tickets and applications. */
export const staffTicketHandlers = {
  listStaffTickets: async ({ query }, { db }) => {
    const { page = 1, pageSize = DEFAULT_PAGE_SIZE, ...filter } = query;
    return { status: 200, body: await listStaffTickets(db, { ...filter, page, pageSize }) };
  },

  getStaffTicket: async ({ params }, { db, now }) => {
    return { status: 200, body: await viewStaffTicket(db, await findTicket(db, params.id), now()) };
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
      return { status: 200, body: await viewStaffTicket(tx, await findTicket(tx, id), now) };
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
      return { status: 201, body: await viewStaffTicket(tx, await findTicket(tx, id), now) };
    }),
} satisfies Partial<Handlers>;
