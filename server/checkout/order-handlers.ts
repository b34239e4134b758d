import { getCase } from '#server/approval/approval-case.ts';
import { actAs } from '#server/audit/act-as.ts';
import type { Handlers } from '#server/contract/handlers.ts';
import { withIdempotency } from '#server/contract/idempotency.ts';
import { requireSession } from '#server/contract/session.ts';
import { conditionsOf } from '#server/integrations/services.ts';
import { findOwnOrder, findVisibleOrder } from '#server/order/order-store.ts';
import { viewOrder } from '#server/order/view/order-view.ts';
import { cancelOrder } from './cancel.ts';
import { lockOrder } from './change-checkout.ts';
import { repeatOrder } from './repeat-order.ts';

/** What is done to an order together with its approval, its cart and its unfinished checkout. */
export const placedOrderHandlers = {
  getOrder: async ({ params }, context) => {
    const { userID } = requireSession(context);
    const { id } = params;
    // An own order that is not visible was bought for a company that the user has left: 403.
    const visible =
      (await findVisibleOrder(context.db, userID, id)) ??
      (await findOwnOrder(context.db, userID, id));
    const order = visible ?? (await getCase(context.db, userID, id)).order;
    return { status: 200, body: await viewOrder(context.db, order, conditionsOf(context), userID) };
  },

  cancelOrder: ({ params }, context) => {
    const { userID } = requireSession(context);
    return context.db.transaction(async (tx) => {
      const conditions = conditionsOf(context);
      await actAs(tx, `user:${userID}`);
      const canceled = await cancelOrder(await lockOrder(tx, userID, params.id, conditions));
      return { status: 200, body: await viewOrder(tx, canceled, conditions) };
    });
  },

  repeatOrder: (request, context) =>
    withIdempotency(context, 'repeatOrder', request, async (tx) => {
      const { userID } = requireSession(context);
      const { params, body } = request;
      const options = { id: params.id, preview: body.preview, ...conditionsOf(context) };
      return { status: 200, body: await repeatOrder(tx, userID, options) };
    }),
} satisfies Partial<Handlers>;
