import * as zod from 'zod/mini';
import { Paging } from './paging.ts';
import { UserNotification } from './userNotification.ts';

export const notificationListItemsMax = 100;

export const notificationListUnreadCountMin = 0;



export const NotificationList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(UserNotification).check(/*#__PURE__*/ zod.maxLength(notificationListItemsMax)),
  "paging": Paging,
  "unreadCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(notificationListUnreadCountMin))
});

export type NotificationList = zod.input<typeof NotificationList>;
export type NotificationListOutput = zod.output<typeof NotificationList>;
