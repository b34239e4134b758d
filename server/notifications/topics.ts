import type { components } from '#generated/server/operations.ts';

type Schemas = components['schemas'];

export type Topic = Schemas['NotificationTopic'];
export type Channel = Schemas['NotificationChannel'];

interface TopicRules {
  name: string;
  description: string;
  /** The default channels; those the user cannot be reached by are omitted. */
  channels: readonly Channel[];
  /** The user cannot disable all its channels. */
  required: boolean;
}

/** The topics of notifications, in display order. */
export const topics: Readonly<Record<Topic, TopicRules>> = {
  Order: {
    name: 'Ход заказа',
    description: 'Принят, собран, отправлен, получен',
    channels: ['Email', 'Sms'],
    required: true,
  },
  Approval: {
    name: 'Согласование',
    description: 'Заказ ждёт решения или согласован',
    channels: ['Email'],
    required: false,
  },
  Support: {
    name: 'Обращения',
    description: 'Ответ менеджера',
    channels: ['Email'],
    required: false,
  },
  Stock: {
    name: 'Поступления',
    description: 'Ожидаемый товар появился',
    channels: ['Email'],
    required: false,
  },
  Company: {
    name: 'Компания',
    description: 'Договоры, допуск, ЭДО',
    channels: ['Email'],
    required: false,
  },
  Promotion: {
    name: 'Акции',
    description: 'Скидки и промокоды',
    channels: ['NoNotify'],
    required: false,
  },
  Feedback: {
    name: 'Отзывы',
    description: 'Просьба оценить покупку, судьба отзыва, ответ магазина',
    channels: ['Email'],
    required: false,
  },
};

export const topicNames = Object.keys(topics) as Topic[];
