import type { Handlers } from '#server/contract/handlers.ts';
import { requireSession } from '#server/contract/session.ts';
import { compareProducts } from './compare-table.ts';
import { addCompared, deleteCompared, listCompared } from './compared-list.ts';

export const compareHandlers = {
  getCompare: async ({ query }, context) => {
    const { db, session } = context;
    const now = context.now();
    if (query.productID !== undefined) {
      const viewer = { userID: session?.userID ?? null, now };
      const body = await compareProducts(db, query.productID, viewer);
      return { status: 200, body };
    }
    const { userID } = requireSession(context);
    const { items } = await listCompared(db, userID);
    const ids = items.map(({ productID }) => productID);
    return { status: 200, body: await compareProducts(db, ids, { userID, now }) };
  },

  addToCompare: async ({ body }, context) => {
    const { userID } = requireSession(context);
    return { status: 200, body: await addCompared(context.db, userID, body) };
  },

  deleteFromCompare: async ({ body }, context) => {
    const { userID } = requireSession(context);
    return { status: 200, body: await deleteCompared(context.db, userID, body.productIDs) };
  },

  getComparePreview: async (_request, context) => {
    const { userID } = requireSession(context);
    return { status: 200, body: await listCompared(context.db, userID) };
  },
} satisfies Partial<Handlers>;
