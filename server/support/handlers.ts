import { generalTicketHandlers } from './general-handlers.ts';
import { orderAccessHandlers } from './order-access.ts';
import { orderTicketHandlers } from './order-handlers.ts';
import { partnerTicketHandlers } from './partner-handlers.ts';
import { productTicketHandlers } from './product-handlers.ts';
import { refundHandlers } from './refund.ts';
import { ticketHandlers } from './ticket-handlers.ts';

/** Everything about support. */
export const supportHandlers = {
  ...generalTicketHandlers,
  ...orderAccessHandlers,
  ...orderTicketHandlers,
  ...partnerTicketHandlers,
  ...productTicketHandlers,
  ...refundHandlers,
  ...ticketHandlers,
};
