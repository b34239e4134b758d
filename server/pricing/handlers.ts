import type { Handlers } from '#server/contract/handlers.ts';
import { requireSession } from '#server/contract/session.ts';
import { listOwnCodes } from '#server/pricing/codes/own-codes.ts';

export const pricingHandlers = {
  listOwnPromoCodes: async (_request, context) => {
    const { userID } = requireSession(context);
    return { status: 200, body: await listOwnCodes(context.db, userID, context.now()) };
  },
} satisfies Partial<Handlers>;
