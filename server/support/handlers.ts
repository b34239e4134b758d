import type { Handlers } from '#server/contract/handlers.ts';
import { withIdempotency } from '#server/contract/idempotency.ts';
import type { Database } from '#server/db/connection.ts';
import { assertNotTooMany, createTicket } from './tickets.ts';

export const supportHandlers = {
  reportError: async (request, context) => {
    const userID = context.session?.userID ?? null;
    const create = async (db: Database) => {
      await assertNotTooMany(db, userID, context.now());
      const payload = { ...request.body };
      return createTicket(db, { userID, type: 'Error', payload, at: context.now() });
    };
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
