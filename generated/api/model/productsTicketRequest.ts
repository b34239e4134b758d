import * as zod from 'zod/mini';
import { TicketProductRequest } from './ticketProductRequest.ts';

export const productsTicketRequestProductsMax = 100;

export const productsTicketRequestCommentMax = 300;



export const ProductsTicketRequest = /*#__PURE__*/ zod.object({
  "products": /*#__PURE__*/ zod.array(TicketProductRequest).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productsTicketRequestProductsMax)),
  "comment": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productsTicketRequestCommentMax)))
});

export type ProductsTicketRequest = zod.input<typeof ProductsTicketRequest>;
export type ProductsTicketRequestOutput = zod.output<typeof ProductsTicketRequest>;
