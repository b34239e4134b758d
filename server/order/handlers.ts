import type { Handlers } from '#server/contract/handlers.ts';
import { inHistoryShare } from '#server/contract/history-share.ts';
import { requireSession } from '#server/contract/session.ts';
import { completeCreation, isStuck } from './completion.ts';
import { listOrders } from './list-orders.ts';
import { getOwnOrder } from './order-store.ts';
import { viewStatus } from './order-view.ts';
import { listPendingOrders } from './pending-orders.ts';
import { previewRefund } from './refunds/preview-refund.ts';

export const orderHandlers = {
  listOrders: async ({ body }, context) => {
    const { userID } = requireSession(context);
    const orders = await inHistoryShare(context, () =>
      listOrders(context.db, userID, body, context.services),
    );
    return { status: 200, body: orders };
  },

  listPendingOrders: async (_request, context) => {
    const { userID } = requireSession(context);
    return { status: 200, body: await listPendingOrders(context.db, userID, context.services) };
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
