import { newTicketFeedbackCommentMax } from '#generated/api/model/newTicketFeedback.ts';
import { SupportCommentMax } from '#generated/api/model/supportComment.ts';

/** Maximum length of a support request, by the contract. */
export const TICKET_COMMENT_LIMIT = SupportCommentMax;
/** Maximum length of feedback on a finished request, by the contract. */
export const FEEDBACK_COMMENT_LIMIT = newTicketFeedbackCommentMax;
