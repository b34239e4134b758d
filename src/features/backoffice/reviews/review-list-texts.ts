import type { FeedbackStatus } from '#generated/api/model/feedbackStatus.ts';

interface ListTexts {
  /** The chip that opens the list. */
  chip: string;
  heading: string;
  empty: string;
}

/** The lists of reviews by what was decided, in display order. */
export const reviewLists: Readonly<Record<FeedbackStatus, ListTexts>> = {
  Moderation: {
    chip: 'Ждут решения',
    heading: 'Отзывы на проверке',
    empty: 'Отзывов на проверке нет',
  },
  Published: {
    chip: 'Опубликованы',
    heading: 'Опубликованные отзывы',
    empty: 'Опубликованных отзывов нет',
  },
  Rejected: {
    chip: 'Отклонены',
    heading: 'Отклонённые отзывы',
    empty: 'Отклонённых отзывов нет',
  },
};
