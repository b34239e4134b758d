import { limits } from '#generated/server/limits.ts';
import type { components } from '#generated/server/operations.ts';
import type { Handlers } from '#server/contract/handlers.ts';
import { requireSession } from '#server/contract/session.ts';
import type { Database } from '#server/db/connection.ts';
import { actingUser } from '#server/order/actor.ts';
import {
  getOwnOrder,
  lockOwnOrder,
  type OrderRow,
  readOrderLines,
} from '#server/order/order-store.ts';
import type { PlannedLine } from '#server/order/refunds/plan-refund.ts';
import { assertRefundable } from '#server/order/refunds/preview-refund.ts';
import { linkTicket, requestRefund } from '#server/order/refunds/request-refund.ts';
import { type Confirmation, checkCode, consumeCode } from '#server/otp/confirm-code.ts';
import { orderName } from '#server/support/requests/order-handlers.ts';
import { submitTicket } from '#server/support/requests/submit.ts';
import type { TicketProduct } from '#server/support/tickets/create-ticket.ts';
import { addMessage, systemAuthor } from '#server/support/tickets/thread.ts';
import { refundLabels } from '#src/lib/labels/refund-labels.ts';

type Schemas = components['schemas'];
type RefundRequest = Schemas['RefundRequest'];

/** Limit of the contract for the products of a ticket; the order shows all lines of a refund. */
const MAX_PRODUCTS = limits['Ticket.products'];

const reasons: Readonly<Record<Schemas['FeedbackTopic'], string>> = refundLabels;

/** A refund that has begun. */
interface BegunRefund {
  order: OrderRow;
  refundID: string;
  /** What goes back of the order; empty for all of it. */
  products: TicketProduct[];
}

/** The lines of a refund as its ticket lists them. */
async function productsOf(
  tx: Database,
  orderID: string,
  lines: readonly PlannedLine[],
): Promise<TicketProduct[]> {
  const items = await readOrderLines(tx, orderID);
  return lines.slice(0, MAX_PRODUCTS).flatMap(({ position, quantity }) => {
    const item = items[position - 1];
    if (item === undefined) return [];
    const { productID, product, isGift } = item;
    const name = product?.name ?? productID;
    return [{ productID, name: isGift ? `${name} (подарок)` : name, quantity }];
  });
}

/** Changes the order and consumes the code, in one transaction with the ticket. */
async function beginRefund(
  tx: Database,
  confirmation: Confirmation,
  { items, refundReason: reason }: RefundRequest,
): Promise<BegunRefund> {
  const { userID, subjectID, now } = confirmation;
  const order = await lockOwnOrder(tx, userID, subjectID);
  assertRefundable(order);
  await consumeCode(tx, confirmation);
  const actor = await actingUser(tx, userID);
  const requested = { items, reason, label: reasons[reason] };
  const { refund, lines } = await requestRefund(tx, order, requested, { actor, now });
  const products = items === undefined ? [] : await productsOf(tx, order.id, lines);
  return { order, refundID: refund.id, products };
}

function confirmationOf(
  userID: string,
  { orderID, otpConfirm }: RefundRequest,
  now: Date,
): Confirmation {
  return {
    userID,
    template: 'RefundOrder',
    subjectID: orderID,
    otp: otpConfirm,
    path: '/otpConfirm/code',
    now,
  };
}

/** Returns a received order, confirmed by a code from an SMS. */
export const refundHandlers = {
  createRefundTicket: async (request, context) => {
    const { userID } = requireSession(context);
    const { orderID, comment, refundReason, items } = request.body;
    await getOwnOrder(context.db, userID, orderID);
    const confirmation = confirmationOf(userID, request.body, context.now());
    await checkCode(context.db, confirmation);
    const reason = reasons[refundReason];
    let refundID = '';
    return submitTicket(
      context,
      'createRefundTicket',
      request,
      async ({ tx }) => {
        const begun = await beginRefund(tx, confirmation, request.body);
        const { order, products } = begun;
        refundID = begun.refundID;
        return {
          type: 'Refund',
          title: orderName(order, items ? 'Возврат части заказа' : 'Возврат заказа'),
          text: comment,
          // The code is used and must not be stored.
          payload: { orderID, comment, refundReason, ...(items && { items }) },
          details: [{ name: 'Причина возврата', value: reason }],
          products,
          orderID,
        };
      },
      async ({ tx, now }, ticketID) => {
        await linkTicket(tx, refundID, ticketID);
        const text = 'Возврат подтверждён кодом из\u00A0SMS. Ответим в\u00A0течение дня.';
        await addMessage(tx, ticketID, { author: systemAuthor, text, at: now });
      },
    );
  },
} satisfies Partial<Handlers>;
