import { actAs } from '#server/audit/act-as.ts';
import type { Handlers } from '#server/contract/handlers.ts';
import { findReply, withIdempotency } from '#server/contract/idempotency.ts';
import { requireSession } from '#server/contract/session.ts';
import { conditionsOf } from '#server/integrations/services.ts';
import { getOwnOrder } from '#server/order/order-store.ts';
import { showInstallment } from './installment-terms.ts';
import { beginPayment, findPlace, viewPayment } from './pay-online.ts';

export const paymentHandlers = {
  getOrderInstallment: async ({ params }, context) => {
    const order = await getOwnOrder(context.db, requireSession(context).userID, params.id);
    return { status: 200, body: await showInstallment(context.db, order, conditionsOf(context)) };
  },

  payOrderOnline: async (request, context) => {
    const stored = await findReply(context, 'payOrderOnline', request);
    if (stored !== null) return stored;
    const payer = { userID: requireSession(context).userID, orderID: request.params.id };
    const { payment, provider } = await context.db.transaction(async (tx) => {
      await actAs(tx, `user:${payer.userID}`);
      return beginPayment(tx, payer, context.services.payment, context.now());
    });
    const place = await findPlace(provider, payment);
    return withIdempotency(context, 'payOrderOnline', request, async (tx) => ({
      status: 201,
      body: await viewPayment(tx, payer, payment, place),
    }));
  },
} satisfies Partial<Handlers>;
