import { limits } from '#generated/server/limits.ts';

/** Maximum length of the comment of a support request, in characters. */
export const SUPPORT_COMMENT_MAX = limits.SupportComment;

/** Maximum lengths of the other texts, in characters. */
export const commentMaxLengths = {
  order: limits['ChangeCheckoutComment.comment'],
  manager: limits['ProceedCartToManager.comment'],
  decision: limits['DeclineOrder.comment'],
  ticketMessage: limits['NewTicketMessage.text'],
  ticketFeedback: limits['NewTicketFeedback.comment'],
} as const;
