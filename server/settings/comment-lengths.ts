/** Maximum length of the comment of a support request, in characters. */
export const SUPPORT_COMMENT_MAX = 300;

/** Maximum lengths of the other texts, in characters: those of the contract, which a test compares. */
export const commentMaxLengths = {
  order: 500,
  manager: 300,
  decision: 500,
  ticketMessage: 2000,
  ticketFeedback: 300,
} as const;
