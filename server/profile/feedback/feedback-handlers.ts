import type { Handlers } from '#server/contract/handlers.ts';
import { withIdempotency } from '#server/contract/idempotency.ts';
import { DEFAULT_PAGE_SIZE } from '#server/contract/page-size.ts';
import { requireSession } from '#server/contract/session.ts';
import { listFeedback } from './list-feedback.ts';
import { changeFeedback, deleteFeedback, writeFeedback } from './write-feedback.ts';

/** Reviews of products: who may write one depends on the orders. */
export const feedbackHandlers = {
  listProductFeedback: async ({ params, query }, { db, session }) => {
    const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = query;
    const userID = session?.userID ?? null;
    return { status: 200, body: await listFeedback(db, params.id, { page, pageSize }, userID) };
  },

  createProductFeedback: (request, context) =>
    withIdempotency(context, 'createProductFeedback', request, async (tx) => {
      const { userID } = requireSession(context);
      const { params, body } = request;
      return {
        status: 201,
        body: await writeFeedback(tx, params.id, userID, body, context.now()),
      };
    }),

  changeProductFeedback: async ({ params, body }, context) => {
    const { userID } = requireSession(context);
    const changed = await context.db.transaction((tx) =>
      changeFeedback(tx, params.id, userID, body, context.now()),
    );
    return { status: 200, body: changed };
  },

  deleteProductFeedback: async ({ params }, context) => {
    const { userID } = requireSession(context);
    await context.db.transaction((tx) => deleteFeedback(tx, params.id, userID));
    return { status: 204 };
  },
} satisfies Partial<Handlers>;
