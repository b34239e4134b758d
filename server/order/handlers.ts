import { getCase } from '#server/approval/approval-case.ts';
import { cancelOrder } from '#server/checkout/cancel.ts';
import { lockOrder } from '#server/checkout/change-checkout.ts';
import { repeatOrder } from '#server/checkout/repeat-order.ts';
import type { Handlers } from '#server/contract/handlers.ts';
import { withIdempotency } from '#server/contract/idempotency.ts';
import { requireSession } from '#server/contract/session.ts';
import { drawInvoice } from '#server/documents/invoice.ts';
import { paymentProvider } from '#server/order/payments/chosen.ts';
import { showInstallment } from '#server/payment/installment-terms.ts';
import { payOnline } from '#server/payment/pay-online.ts';
import { completeCreation, isLeftBehind } from './completion.ts';
import { listOrders } from './list-orders.ts';
import { findOwnOrder, getOwnOrder } from './order-store.ts';
import { viewOrder, viewStatus } from './order-view.ts';
import { listPendingOrders } from './pending-orders.ts';

export const orderHandlers = {
  listOrders: async ({ body }, context) => {
    const { userID } = requireSession(context);
    return { status: 200, body: await listOrders(context.db, userID, body) };
  },

  listPendingOrders: async (_request, context) => {
    const { userID } = requireSession(context);
    return { status: 200, body: await listPendingOrders(context.db, userID) };
  },

  getOrderInvoice: async ({ params }, context) => {
    const order = await getOwnOrder(context.db, requireSession(context).userID, params.id);
    const body = await drawInvoice(context.db, order, context.config.shop.seller);
    const headers = { 'Content-Disposition': `attachment; filename="schet-${order.id}.pdf"` };
    return { status: 200, body, headers };
  },

  getOrderInstallment: async ({ params }, context) => {
    const order = await getOwnOrder(context.db, requireSession(context).userID, params.id);
    return { status: 200, body: await showInstallment(context.db, order, context.now()) };
  },

  payOrderOnline: (request, context) =>
    withIdempotency(context, 'payOrderOnline', request, async (tx) => {
      const { userID } = requireSession(context);
      const wish = { userID, orderID: request.params.id };
      return { status: 201, body: await payOnline(tx, wish, paymentProvider(), context.now()) };
    }),

  getOrder: async ({ params }, context) => {
    const { userID } = requireSession(context);
    const own = await findOwnOrder(context.db, userID, params.id);
    const order = own ?? (await getCase(context.db, userID, params.id)).order;
    return { status: 200, body: await viewOrder(context.db, order, context.now(), userID) };
  },

  getOrderStatus: async ({ params }, context) => {
    const { userID } = requireSession(context);
    const order = await getOwnOrder(context.db, userID, params.id);
    if (!isLeftBehind(order, context.now())) return { status: 200, body: viewStatus(order) };
    await completeCreation(params.id, context);
    return { status: 200, body: viewStatus(await getOwnOrder(context.db, userID, params.id)) };
  },

  cancelOrder: ({ params }, context) => {
    const { userID } = requireSession(context);
    return context.db.transaction(async (tx) => {
      const now = context.now();
      const canceled = await cancelOrder(await lockOrder(tx, userID, params.id, now));
      return { status: 200, body: await viewOrder(tx, canceled, now) };
    });
  },

  repeatOrder: (request, context) =>
    withIdempotency(context, 'repeatOrder', request, async (tx) => {
      const { userID } = requireSession(context);
      const { params, body } = request;
      const wish = { id: params.id, preview: body.preview, now: context.now() };
      return { status: 200, body: await repeatOrder(tx, userID, wish) };
    }),
} satisfies Partial<Handlers>;
