import { staffOrderHandlers } from '#server/backoffice/orders/staff-order-handlers.ts';
import { recordHandlers } from '#server/backoffice/records/record-handlers.ts';
import { staffReviewHandlers } from '#server/backoffice/reviews/staff-review-handlers.ts';
import { staffTicketHandlers } from '#server/backoffice/tickets/staff-ticket-handlers.ts';

/** All operations of the shop's staff; the contract names the role of each (`x-staff-role`). */
export const backofficeHandlers = {
  ...staffOrderHandlers,
  ...recordHandlers,
  ...staffReviewHandlers,
  ...staffTicketHandlers,
};
