import * as zod from 'zod/mini';
import { NotificationChannelOption } from './notificationChannelOption.ts';
import { NotificationTopicSetting } from './notificationTopicSetting.ts';

export const notificationSettingsChannelsMax = 7;

export const notificationSettingsTopicsMax = 20;



export const NotificationSettings = /*#__PURE__*/ zod.object({
  "channels": /*#__PURE__*/ zod.array(NotificationChannelOption).check(/*#__PURE__*/ zod.maxLength(notificationSettingsChannelsMax)),
  "topics": /*#__PURE__*/ zod.array(NotificationTopicSetting).check(/*#__PURE__*/ zod.maxLength(notificationSettingsTopicsMax))
});

export type NotificationSettings = zod.input<typeof NotificationSettings>;
export type NotificationSettingsOutput = zod.output<typeof NotificationSettings>;
