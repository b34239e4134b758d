import type { components } from '#generated/server/operations.ts';
import type { Handlers } from '#server/contract/handlers.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import { requireSession } from '#server/contract/session.ts';
import type { Database } from '#server/db/connection.ts';
import { actingUser } from '#server/order/actor.ts';
import { getOwnOrder, lockOwnOrder, moveOrder, type OrderRow } from '#server/order/order-store.ts';
import { type Confirmation, checkCode, consumeCode } from '#server/otp/confirm-code.ts';
import { addMessage, systemAuthor } from '#server/support/tickets/thread.ts';
import { refundLabels } from '#src/lib/refund-labels.ts';
import { orderName } from './order-handlers.ts';
import { submitTicket } from './submit.ts';

type Schemas = components['schemas'];
type RefundRequest = Schemas['RefundRequest'];

const reasons: Readonly<Record<Schemas['FeedbackTopic'], string>> = refundLabels;

function assertRefundable({ status }: OrderRow): void {
  if (status === 'Succeeded') return;
  if (status === 'WaitingForRefund' || status === 'Refunded') {
    throw new ApiProblem(409, 'Возврат этого заказа уже оформляется', { reason: 'AlreadyExists' });
  }
  throw new ApiProblem(409, 'Вернуть можно только полученный заказ', { reason: 'NotAllowed' });
}

/** Changes the order's status and consumes the code, in one transaction with the ticket. */
async function beginRefund(
  tx: Database,
  confirmation: Confirmation,
  reason: string,
): Promise<OrderRow> {
  const { userID, subjectID, now } = confirmation;
  const order = await lockOwnOrder(tx, userID, subjectID);
  assertRefundable(order);
  await consumeCode(tx, confirmation);
  const actor = await actingUser(tx, userID);
  return moveOrder(tx, order, 'WaitingForRefund', { actor, now, comment: reason });
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
    const { orderID, comment, refundReason } = request.body;
    await getOwnOrder(context.db, userID, orderID);
    const confirmation = confirmationOf(userID, request.body, context.now());
    await checkCode(context.db, confirmation);
    const reason = reasons[refundReason];
    return submitTicket(
      context,
      'createRefundTicket',
      request,
      async ({ tx }) => {
        const order = await beginRefund(tx, confirmation, reason);
        return {
          type: 'Refund',
          title: orderName(order, 'Возврат заказа'),
          text: comment,
          // The code is used and must not be stored.
          payload: { orderID, comment, refundReason },
          details: [{ name: 'Причина возврата', value: reason }],
          orderID,
        };
      },
      async ({ tx, now }, ticketID) => {
        const text = 'Возврат подтверждён кодом из\u00A0SMS. Ответим в\u00A0течение дня.';
        await addMessage(tx, ticketID, { author: systemAuthor, text, at: now });
      },
    );
  },
} satisfies Partial<Handlers>;
