import type { Handlers } from '#server/contract/handlers.ts';
import { inHistoryShare } from '#server/contract/limits/history-share.ts';
import { requireSession } from '#server/contract/session.ts';
import { conditionsOf } from '#server/integrations/services.ts';
import { listOrders } from '#server/order/list/list-orders.ts';
import { listPendingOrders } from '#server/order/list/pending-orders.ts';
import { completeCreation, isStuck } from '#server/order/place/completion.ts';
import { viewStatus } from '#server/order/view/order-view.ts';
import { getOwnOrder } from './order-store.ts';
import { previewRefund } from './refunds/preview-refund.ts';

export const orderHandlers = {
  listOrders: async ({ body }, context) => {
    const { userID } = requireSession(context);
    const orders = await inHistoryShare(context, () =>
      listOrders(context.db, userID, body, conditionsOf(context)),
    );
    return { status: 200, body: orders };
  },

  listPendingOrders: async (_request, context) => {
    const { userID } = requireSession(context);
    return {
      status: 200,
      body: await listPendingOrders(context.db, userID, conditionsOf(context)),
    };
  },

  getOrderStatus: async ({ params }, context) => {
    const { userID } = requireSession(context);
    const order = await getOwnOrder(context.db, userID, params.id);
    if (!isStuck(order, context.now())) return { status: 200, body: viewStatus(order) };
    await completeCreation(params.id, context);
    return { status: 200, body: viewStatus(await getOwnOrder(context.db, userID, params.id)) };
  },

  previewRefund: async ({ params, body }, context) => {
    const { userID } = requireSession(context);
    const order = await getOwnOrder(context.db, userID, params.id);
    return { status: 200, body: await previewRefund(context.db, order, body) };
  },
} satisfies Partial<Handlers>;
