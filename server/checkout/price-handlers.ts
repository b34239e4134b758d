import type { Handlers } from '#server/contract/handlers.ts';
import { requireSession } from '#server/contract/session.ts';
import { getOwnOrder } from '#server/order/order-store.ts';
import { explainCart, explainOrder } from './explain-price.ts';

export const priceHandlers = {
  explainCartPrice: async ({ query }, { db, now, session }) => {
    const { userID } = requireSession({ session });
    return { status: 200, body: await explainCart(db, userID, query, now()) };
  },

  explainOrderPrice: async ({ params, query }, { db, now, session }) => {
    const order = await getOwnOrder(db, requireSession({ session }).userID, params.id);
    return { status: 200, body: await explainOrder(db, order, query.productID, now()) };
  },
} satisfies Partial<Handlers>;
