import * as zod from 'zod/mini';
import { NotificationTopicChoice } from './notificationTopicChoice.ts';

export const changeNotificationSettingsTopicsMax = 7;



export const ChangeNotificationSettings = /*#__PURE__*/ zod.object({
  "topics": /*#__PURE__*/ zod.array(NotificationTopicChoice).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changeNotificationSettingsTopicsMax))
});

export type ChangeNotificationSettings = zod.input<typeof ChangeNotificationSettings>;
export type ChangeNotificationSettingsOutput = zod.output<typeof ChangeNotificationSettings>;
