import * as zod from 'zod/mini';
import { NotificationChannel } from './notificationChannel.ts';
import { NotificationTopic } from './notificationTopic.ts';

export const notificationTopicChoiceChannelsMax = 6;



export const NotificationTopicChoice = /*#__PURE__*/ zod.object({
  "topic": NotificationTopic,
  "channels": /*#__PURE__*/ zod.array(NotificationChannel).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(notificationTopicChoiceChannelsMax))
});

export type NotificationTopicChoice = zod.input<typeof NotificationTopicChoice>;
export type NotificationTopicChoiceOutput = zod.output<typeof NotificationTopicChoice>;
