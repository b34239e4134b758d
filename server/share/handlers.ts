import type { Handlers } from '#server/contract/handlers.ts';
import { withIdempotency } from '#server/contract/idempotency.ts';
import { countCall } from '#server/contract/limits/call-limit.ts';
import { createShare, readShare } from './shares.ts';

/** Rate limit of links per user; all visitors share one limit. */
const USER_LIMIT = { calls: 200, windowMs: 3_600_000 };
const VISITORS_LIMIT = { calls: 5000, windowMs: 3_600_000 };

export const shareHandlers = {
  shareProducts: async (request, context) => {
    const { db, session, now } = context;
    const limit = session === null ? VISITORS_LIMIT : USER_LIMIT;
    await countCall(db, `share:${session?.userID ?? 'visitors'}`, limit, now());
    return withIdempotency(context, 'shareProducts', request, async (tx) => ({
      status: 201,
      body: await createShare(tx, request.body, now()),
    }));
  },

  getSharedProducts: async ({ params }, { db, session, now }) => ({
    status: 200,
    body: await readShare(db, params.id, session?.userID ?? null, now()),
  }),
} satisfies Partial<Handlers>;
