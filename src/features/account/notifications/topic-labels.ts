import type { NotificationTopic } from '#generated/api/model/notificationTopic.ts';

/** Topics of notifications, for filters and rows. */
export const topicLabels: Record<NotificationTopic, string> = {
  Order: 'Заказы',
  Approval: 'Согласование',
  Support: 'Обращения',
  Stock: 'Поступления',
  Company: 'Компания',
  Promotion: 'Акции',
  Feedback: 'Отзывы',
};
