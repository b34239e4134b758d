import type { FeedbackStatus } from '#generated/api/model/feedbackStatus.ts';

/** What became of a review, for its author. */
export const feedbackStatusLabels: Record<FeedbackStatus, string> = {
  Moderation: 'На проверке',
  Published: 'Опубликован',
  Rejected: 'Не опубликован',
};
