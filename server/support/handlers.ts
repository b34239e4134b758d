import type { Handlers } from '#server/contract/handlers.ts';
import { withIdempotency } from '#server/contract/idempotency.ts';
import { createTicket } from './tickets.ts';

export const supportHandlers = {
  reportError: async (request, context) => {
    const userID = context.session?.userID ?? null;
    const create = (db: typeof context.db) =>
      createTicket(db, { userID, type: 'Error', payload: { ...request.body }, at: context.now() });
    context.logger.warn(
      { reportedTraceID: request.body.traceID, page: request.body.page },
      'A reader reported an error',
    );
    // A visitor has no keys: his report is cheap, and a second one of the same trace does no harm.
    if (userID === null) return { status: 201, body: await create(context.db) };
    return withIdempotency(context, 'reportError', request, async (tx) => ({
      status: 201,
      body: await create(tx),
    }));
  },
} satisfies Partial<Handlers>;
