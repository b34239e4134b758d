import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { TicketDay } from './ticketDay.ts';

export const orderAccessRequestFilesMax = 10;



export const OrderAccessRequest = /*#__PURE__*/ zod.object({
  "files": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.instanceof(Blob)).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderAccessRequestFilesMax)),
  "partnerID": Id,
  "validUntil": TicketDay
});

export type OrderAccessRequest = zod.input<typeof OrderAccessRequest>;
export type OrderAccessRequestOutput = zod.output<typeof OrderAccessRequest>;
