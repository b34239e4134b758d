import type { CreatedTicket } from '#generated/api/model/createdTicket.ts';
import { createAnalogsTicket } from '#generated/api/support/create-analogs-ticket.ts';
import { createGeneralTicket } from '#generated/api/support/create-general-ticket.ts';
import { createOrderDeliveryTicket } from '#generated/api/support/create-order-delivery-ticket.ts';
import { createOrderPaymentTicket } from '#generated/api/support/create-order-payment-ticket.ts';
import { createOrderProductsTicket } from '#generated/api/support/create-order-products-ticket.ts';
import { createOrderQuestionTicket } from '#generated/api/support/create-order-question-ticket.ts';
import { createProductQuestionTicket } from '#generated/api/support/create-product-question-ticket.ts';
import { createPromotionTicket } from '#generated/api/support/create-promotion-ticket.ts';
import { createPurchaseTicket } from '#generated/api/support/create-purchase-ticket.ts';
import { createWaitingListTicket } from '#generated/api/support/create-waiting-list-ticket.ts';
import {
  firstLines,
  readLines,
  type requestedProducts,
  restoreLines,
  type TicketLine,
} from '#src/features/account/support/ticket-lines.ts';
import type { TicketRequest } from '#src/features/support-parts/ticket-request.ts';

/** A ticket whose form has a comment and, where it is about products, their quantities. */
export type WrittenRequest = Exclude<TicketRequest, { kind: 'Maintenance' }>;

/** Values of the dialog's form. */
export interface TicketValues {
  comment: string;
  /** What is requested of products. */
  products: ReturnType<typeof requestedProducts>;
}

/** The lines of a request's products; of a promotion, the selected ones. */
export function linesOfRequest(request: WrittenRequest, drafted: string): readonly TicketLine[] {
  const changed = readLines(drafted);
  if (request.kind === 'PromotionOffer') return changed;
  return restoreLines(firstLines(('products' in request && request.products) || []), changed);
}

/** Whether it matters how many pieces of its products are requested. */
export function hasQuantities({ kind }: WrittenRequest): boolean {
  return kind !== 'RequestAssistance';
}

const productCalls = {
  WaitingList: createWaitingListTicket,
  RequestAnalogue: createAnalogsTicket,
  RequestOffer: createPurchaseTicket,
};

const orderCalls = {
  OrderQuestion: createOrderQuestionTicket,
  OrderDelivery: createOrderDeliveryTicket,
  OrderPayment: createOrderPaymentTicket,
};

/**
 * Sends a ticket with the operation of its type.
 * @param key the idempotency key: the same for every attempt of one dialog, so that a retry creates
 * no second ticket.
 */
export function sendTicket(
  request: WrittenRequest,
  values: TicketValues,
  key: string,
): Promise<CreatedTicket> {
  const comment = values.comment.trim();
  const options = { headers: { 'Idempotency-Key': key } };
  switch (request.kind) {
    case 'WaitingList':
    case 'RequestAnalogue':
    case 'RequestOffer': {
      const { products } = values;
      const body = comment === '' ? { products } : { products, comment };
      return productCalls[request.kind](body, options);
    }
    case 'RequestAssistance': {
      const [product] = request.products;
      if (!product) throw new Error('A question is about a product');
      return createProductQuestionTicket({ productID: product.id, comment }, options);
    }
    case 'PromotionOffer': {
      const { products } = values;
      const body = { promotionID: request.promotion.id, type: 'OfferRequest', comment } as const;
      return createPromotionTicket(products.length > 0 ? { ...body, products } : body, options);
    }
    case 'PromotionQuestion': {
      const promotionID = request.promotion.id;
      return createPromotionTicket({ promotionID, type: 'Promotion', comment }, options);
    }
    case 'OrderProducts': {
      const { products } = values;
      return createOrderProductsTicket({ orderID: request.order.id, comment, products }, options);
    }
    case 'OrderQuestion':
    case 'OrderDelivery':
    case 'OrderPayment':
      return orderCalls[request.kind]({ orderID: request.order.id, comment }, options);
    default:
      return createGeneralTicket({ type: request.kind, comment }, options);
  }
}
