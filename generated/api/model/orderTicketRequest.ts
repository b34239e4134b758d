import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { SupportComment } from './supportComment.ts';

export const OrderTicketRequest = /*#__PURE__*/ zod.object({
  "orderID": Id,
  "comment": SupportComment
});

export type OrderTicketRequest = zod.input<typeof OrderTicketRequest>;
export type OrderTicketRequestOutput = zod.output<typeof OrderTicketRequest>;
