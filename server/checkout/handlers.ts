import { actAs } from '#server/audit/act-as.ts';
import { assertVersion, lockOwnCart } from '#server/cart/cart-call.ts';
import { confirmOrder } from '#server/checkout/confirm/confirm.ts';
import { proceedToCheckout } from '#server/checkout/confirm/proceed.ts';
import { proceedToManager } from '#server/checkout/confirm/to-manager.ts';
import type { Context, Handlers, Reply } from '#server/contract/handlers.ts';
import { withIdempotency } from '#server/contract/idempotency.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import { requireSession } from '#server/contract/session.ts';
import type { Database } from '#server/db/connection.ts';
import { conditionsOf } from '#server/integrations/services.ts';
import { orderPlaced } from '#server/metrics/events.ts';
import { listMethods } from '#server/order/change/list-methods.ts';
import { getOwnOrder } from '#server/order/order-store.ts';
import { completeCreation } from '#server/order/place/completion.ts';
import { cancelOrder, deleteOrder } from './cancel.ts';
import { type LockedOrder, lockOrder } from './change-checkout.ts';
import { type Checkout, viewCheckout } from './checkout-view.ts';
import {
  changeOrderAddress,
  changeOrderComment,
  changeOrderDelivery,
  changeOrderPayment,
  changeOrderPickupPoint,
  changeOrderRecipient,
} from './choices.ts';
import { offerCodes } from './offer-codes.ts';

/** Locks the order in a transaction and responds with the checkout that `work` leaves. */
function change(
  context: Context,
  id: string,
  work: (locked: LockedOrder) => Promise<Checkout>,
): Promise<{ status: 200; body: Checkout }> {
  const { userID } = requireSession(context);
  return context.db.transaction(async (tx) => ({
    status: 200,
    body: await work(await lockOrder(tx, userID, id, conditionsOf(context))),
  }));
}

export const checkoutHandlers = {
  getCheckout: async ({ params }, context) => {
    const order = await getOwnOrder(context.db, requireSession(context).userID, params.id);
    return { status: 200, body: await viewCheckout(context.db, order, conditionsOf(context)) };
  },

  getCheckoutDelivery: async ({ params, query }, context) => {
    const { db } = context;
    const order = await getOwnOrder(db, requireSession(context).userID, params.id);
    const methods = await listMethods(db, order, conditionsOf(context), query.query);
    return { status: 200, body: { methods } };
  },

  listCheckoutPromoCodes: async ({ params }, context) => {
    const order = await getOwnOrder(context.db, requireSession(context).userID, params.id);
    return { status: 200, body: await offerCodes(context.db, order, conditionsOf(context)) };
  },

  changeCheckoutDelivery: ({ params, body }, context) =>
    change(context, params.id, (locked) =>
      changeOrderDelivery(locked, body.method, body.date ?? null, body.interval ?? null),
    ),

  changeCheckoutDeliveryPoint: ({ params, body }, context) =>
    change(context, params.id, (locked) => {
      if (body.addressID !== undefined) return changeOrderAddress(locked, body.addressID);
      if (body.pickupPointID !== undefined)
        return changeOrderPickupPoint(locked, body.pickupPointID);
      throw new ApiProblem(400, 'Укажите адрес или пункт выдачи', { reason: 'ValidationFailed' });
    }),

  changeCheckoutRecipient: ({ params, body }, context) =>
    change(context, params.id, (locked) => changeOrderRecipient(locked, body.recipientID)),

  changeCheckoutPayment: ({ params, body }, context) =>
    change(context, params.id, (locked) => changeOrderPayment(locked, body.method)),

  changeCheckoutComment: ({ params, body }, context) =>
    change(context, params.id, (locked) => changeOrderComment(locked, body.comment)),

  confirmCheckout: async (request, context) => {
    const { userID } = requireSession(context);
    const { params, body } = request;
    const confirm = async (tx: Database): Promise<Reply<'confirmCheckout'>> => {
      const [locked] = await Promise.all([
        lockOrder(tx, userID, params.id, conditionsOf(context)),
        actAs(tx, `user:${userID}`),
      ]);
      return { status: 200, body: await confirmOrder(locked, body) };
    };
    const reply = await withIdempotency(context, 'confirmCheckout', request, confirm);
    // Beyond the transaction: the other side is slow, and a failure there is not one of this call.
    await completeCreation(params.id, context);
    return reply;
  },

  cancelCheckout: ({ params }, context) =>
    change(context, params.id, async (locked) => {
      await actAs(locked.tx, `user:${requireSession(context).userID}`);
      return viewCheckout(locked.tx, await cancelOrder(locked), locked);
    }),

  deleteCheckout: ({ params }, context) => {
    const { userID } = requireSession(context);
    return context.db.transaction(async (tx) => {
      await actAs(tx, `user:${userID}`);
      await deleteOrder(await lockOrder(tx, userID, params.id, conditionsOf(context)));
      return { status: 200, body: { id: params.id } };
    });
  },

  proceedCart: (request, context) =>
    withIdempotency(context, 'proceedCart', request, async (tx) => {
      const locked = await lockOwnCart(context, tx);
      await assertVersion(locked, request.body.version);
      return { status: 201, body: await proceedToCheckout(locked, request.body.productIDs) };
    }),

  proceedCartToManager: async (request, context) => {
    let isNew = false;
    const reply = await withIdempotency(
      context,
      'proceedCartToManager',
      request,
      async (tx): Promise<Reply<'proceedCartToManager'>> => {
        isNew = true;
        const locked = await lockOwnCart(context, tx);
        await assertVersion(locked, request.body.version);
        return { status: 201, body: await proceedToManager(locked, request.body) };
      },
    );
    if (isNew) orderPlaced.publish({ outcome: 'to_manager' });
    return reply;
  },
} satisfies Partial<Handlers>;
