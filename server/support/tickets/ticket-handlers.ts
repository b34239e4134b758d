import { actAs } from '#server/audit/act-as.ts';
import type { Handlers } from '#server/contract/handlers.ts';
import { withIdempotency } from '#server/contract/idempotency.ts';
import { DEFAULT_PAGE_SIZE } from '#server/contract/page-size.ts';
import { requireSession } from '#server/contract/session.ts';
import type { Database } from '#server/db/connection.ts';
import { cancelTicket, rateTicket } from '#server/support/tickets/replies/user-actions.ts';
import { addReply } from '#server/support/tickets/replies/user-reply.ts';
import { createTicket } from './create-ticket.ts';
import { listTickets } from './list-tickets.ts';
import { getOwnTicket } from './ticket-store.ts';
import { viewTicket } from './ticket-view.ts';
import { markSeen } from './unread.ts';

/** Operations for reading, closing and rating tickets, and for reporting an error. */
export const ticketHandlers = {
  listTickets: async ({ query }, context) => {
    const { userID } = requireSession(context);
    const { page = 1, pageSize = DEFAULT_PAGE_SIZE, ...filter } = query;
    return {
      status: 200,
      body: await listTickets(context.db, userID, { ...filter, page, pageSize }),
    };
  },

  getTicket: async ({ params }, context) => {
    const { userID } = requireSession(context);
    const ticket = await getOwnTicket(context.db, userID, params.id);
    return { status: 200, body: await viewTicket(context.db, ticket, context.now()) };
  },

  cancelTicket: async ({ params }, context) => {
    const { userID } = requireSession(context);
    const now = context.now();
    const body = await context.db.transaction(async (tx) => {
      await actAs(tx, `user:${userID}`);
      return viewTicket(tx, await cancelTicket(tx, userID, params.id, now), now);
    });
    return { status: 200, body };
  },

  createTicketFeedback: (request, context) =>
    withIdempotency(context, 'createTicketFeedback', request, async (tx) => {
      const { userID } = requireSession(context);
      const { params, body } = request;
      return { status: 201, body: await rateTicket(tx, userID, params.id, body, context.now()) };
    }),

  createTicketMessage: (request, context) =>
    withIdempotency(context, 'createTicketMessage', request, async (tx) => {
      const { userID } = requireSession(context);
      const { params, body } = request;
      const now = context.now();
      const ticket = await addReply(tx, userID, params.id, body, now);
      return { status: 201, body: await viewTicket(tx, ticket, now) };
    }),

  receiveTicket: async ({ params }, context) => {
    const { userID } = requireSession(context);
    const body = await context.db.transaction(async (tx) =>
      viewTicket(tx, await markSeen(tx, userID, params.id), context.now()),
    );
    return { status: 200, body };
  },

  reportError: async (request, context) => {
    const userID = context.session?.userID ?? null;
    const { traceID, page, comment = '' } = request.body;
    context.logger.warn({ reportedTraceID: traceID, page }, 'A user reported an error');
    const create = (tx: Database) =>
      createTicket(tx, {
        userID,
        type: 'Error',
        title: 'Ошибка в\u00A0магазине',
        text: comment,
        payload: { ...request.body },
        details: [
          { name: 'Код ошибки', value: traceID },
          ...(page === undefined || page === '' ? [] : [{ name: 'Страница', value: page }]),
        ],
        at: context.now(),
      });
    return withIdempotency(context, 'reportError', request, async (tx) => ({
      status: 201,
      body: await create(tx),
    }));
  },
} satisfies Partial<Handlers>;
