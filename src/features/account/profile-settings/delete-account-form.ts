import { SupportCommentMax } from '#generated/api/model/supportComment.ts';

/** Maximum length of the reason, by the contract. */
export const DELETION_COMMENT_LIMIT = SupportCommentMax;
