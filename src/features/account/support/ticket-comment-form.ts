import { newTicketFeedbackCommentMax } from '#generated/api/model/newTicketFeedback.ts';
import { newTicketMessageTextMax } from '#generated/api/model/newTicketMessage.ts';
import { ticketProductRequestQuantityMax } from '#generated/api/model/ticketProductRequest.ts';
import { useCommentMax } from '#src/features/account-parts/use-comment-max.ts';

/** Maximum length of feedback on a finished request. */
export function useFeedbackLimit(): number {
  return useCommentMax('ticketFeedback', newTicketFeedbackCommentMax);
}

/** Maximum length of a further message. */
export function useTicketMessageLimit(): number {
  return useCommentMax('ticketMessage', newTicketMessageTextMax);
}

/** Maximum pieces of one product in a request, by the contract. */
export const TICKET_PIECES_LIMIT = ticketProductRequestQuantityMax;
