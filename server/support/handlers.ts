import { generalTicketHandlers } from '#server/support/requests/general-handlers.ts';
import { orderAccessHandlers } from '#server/support/requests/order-access.ts';
import { orderTicketHandlers } from '#server/support/requests/order-handlers.ts';
import { partnerTicketHandlers } from '#server/support/requests/partner-handlers.ts';
import { productTicketHandlers } from '#server/support/requests/product-handlers.ts';
import { refundHandlers } from '#server/support/requests/refunds/refund.ts';
import { ticketHandlers } from '#server/support/tickets/ticket-handlers.ts';

/** All support operations. */
export const supportHandlers = {
  ...generalTicketHandlers,
  ...orderAccessHandlers,
  ...orderTicketHandlers,
  ...partnerTicketHandlers,
  ...productTicketHandlers,
  ...refundHandlers,
  ...ticketHandlers,
};
