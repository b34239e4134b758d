import type { Handlers } from '#server/contract/handlers.ts';
import { requireSession } from '#server/contract/session.ts';
import { conditionsOf } from '#server/integrations/services.ts';
import { getOwnOrder } from '#server/order/order-store.ts';
import { explainCart, explainOrder } from './explain-price.ts';

export const priceHandlers = {
  explainCartPrice: async ({ query }, context) => {
    const { userID } = requireSession(context);
    return {
      status: 200,
      body: await explainCart(context.db, userID, query, conditionsOf(context)),
    };
  },

  explainOrderPrice: async ({ params, query }, context) => {
    const { db } = context;
    const order = await getOwnOrder(db, requireSession(context).userID, params.id);
    return {
      status: 200,
      body: await explainOrder(db, order, query.productID, conditionsOf(context)),
    };
  },
} satisfies Partial<Handlers>;
