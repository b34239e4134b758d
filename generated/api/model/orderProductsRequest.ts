import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { SupportComment } from './supportComment.ts';
import { TicketProductRequest } from './ticketProductRequest.ts';

export const orderProductsRequestProductsMax = 100;



export const OrderProductsRequest = /*#__PURE__*/ zod.object({
  "orderID": Id,
  "comment": SupportComment,
  "products": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(TicketProductRequest).check(/*#__PURE__*/ zod.maxLength(orderProductsRequestProductsMax)))
});

export type OrderProductsRequest = zod.input<typeof OrderProductsRequest>;
export type OrderProductsRequestOutput = zod.output<typeof OrderProductsRequest>;
