import { newTicketFeedbackCommentMax } from '#generated/api/model/newTicketFeedback.ts';
import { newTicketMessageTextMax } from '#generated/api/model/newTicketMessage.ts';
import { ticketProductRequestQuantityMax } from '#generated/api/model/ticketProductRequest.ts';

/** Maximum length of feedback on a finished request, by the contract. */
export const FEEDBACK_COMMENT_LIMIT = newTicketFeedbackCommentMax;
/** Maximum length of a further message, by the contract. */
export const TICKET_MESSAGE_LIMIT = newTicketMessageTextMax;
/** Maximum pieces of one product in a request, by the contract. */
export const TICKET_PIECES_LIMIT = ticketProductRequestQuantityMax;
