import type { components } from '#generated/server/operations.ts';
import type { Handlers } from '#server/contract/handlers.ts';
import { getOwnOrder, type OrderRow } from '#server/order/order-store.ts';
import type { TicketType } from '#server/support/tickets/ticket-rules.ts';
import { requireProducts } from './product-subjects.ts';
import { type Draft, type Submission, submitTicket } from './submit.ts';

type OrderRequest = components['schemas']['OrderTicketRequest'];

/** «заказа Д-240501», or without a number while the order is a draft. */
export function orderName({ number }: Pick<OrderRow, 'number'>, word: string): string {
  return number === null ? word : `${word} ${number}`;
}

async function aboutOrder(
  { tx, userID }: Submission,
  body: OrderRequest,
  type: TicketType,
  title: (order: OrderRow) => string,
): Promise<Draft> {
  const order = await getOwnOrder(tx, userID, body.orderID);
  return {
    type,
    title: title(order),
    text: body.comment,
    payload: { ...body },
    orderID: order.id,
  };
}

/** Requests about an order of the user, including drafts. */
export const orderTicketHandlers = {
  createOrderQuestionTicket: (request, context) =>
    submitTicket(context, 'createOrderQuestionTicket', request, (submission) =>
      aboutOrder(submission, request.body, 'OrderQuestion', (order) =>
        orderName(order, 'Вопрос о\u00A0заказе'),
      ),
    ),

  createOrderDeliveryTicket: (request, context) =>
    submitTicket(context, 'createOrderDeliveryTicket', request, (submission) =>
      aboutOrder(submission, request.body, 'OrderDeliveryUnavailable', (order) =>
        orderName(order, 'Доставка недоступна: заказ'),
      ),
    ),

  createOrderPaymentTicket: (request, context) =>
    submitTicket(context, 'createOrderPaymentTicket', request, (submission) =>
      aboutOrder(submission, request.body, 'PaymentUnavailable', (order) =>
        orderName(order, 'Оплата недоступна: заказ'),
      ),
    ),

  createOrderProductsTicket: (request, context) =>
    submitTicket(context, 'createOrderProductsTicket', request, async (submission) => ({
      ...(await aboutOrder(submission, request.body, 'OrderProductsUnavailable', (order) =>
        orderName(order, 'Товары недоступны: заказ'),
      )),
      products: await requireProducts(submission.tx, request.body.products ?? []),
    })),
} satisfies Partial<Handlers>;
