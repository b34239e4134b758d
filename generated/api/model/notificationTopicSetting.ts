import * as zod from 'zod/mini';
import { NotificationChannel } from './notificationChannel.ts';
import { NotificationTopic } from './notificationTopic.ts';

export const notificationTopicSettingNameMax = 100;

export const notificationTopicSettingDescriptionMax = 300;

export const notificationTopicSettingChannelsMax = 6;



export const NotificationTopicSetting = /*#__PURE__*/ zod.object({
  "topic": NotificationTopic,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(notificationTopicSettingNameMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(notificationTopicSettingDescriptionMax)),
  "channels": /*#__PURE__*/ zod.array(NotificationChannel).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(notificationTopicSettingChannelsMax)),
  "required": /*#__PURE__*/ zod.boolean()
});

export type NotificationTopicSetting = zod.input<typeof NotificationTopicSetting>;
export type NotificationTopicSettingOutput = zod.output<typeof NotificationTopicSetting>;
