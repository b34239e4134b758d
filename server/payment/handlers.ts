import type { Handlers } from '#server/contract/handlers.ts';
import { withIdempotency } from '#server/contract/idempotency.ts';
import { requireSession } from '#server/contract/session.ts';
import { conditionsOf } from '#server/integrations/services.ts';
import { getOwnOrder } from '#server/order/order-store.ts';
import { showInstallment } from './installment-terms.ts';
import { payOnline } from './pay-online.ts';

export const paymentHandlers = {
  getOrderInstallment: async ({ params }, context) => {
    const order = await getOwnOrder(context.db, requireSession(context).userID, params.id);
    return { status: 200, body: await showInstallment(context.db, order, conditionsOf(context)) };
  },

  payOrderOnline: (request, context) =>
    withIdempotency(context, 'payOrderOnline', request, async (tx) => {
      const { userID } = requireSession(context);
      const payer = { userID, orderID: request.params.id };
      return {
        status: 201,
        body: await payOnline(tx, payer, context.services.payment, context.now()),
      };
    }),
} satisfies Partial<Handlers>;
