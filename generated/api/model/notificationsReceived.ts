import * as zod from 'zod/mini';

export const notificationsReceivedReceivedCountMin = 0;

export const notificationsReceivedUnreadCountMin = 0;



export const NotificationsReceived = /*#__PURE__*/ zod.object({
  "receivedCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(notificationsReceivedReceivedCountMin)),
  "unreadCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(notificationsReceivedUnreadCountMin))
});

export type NotificationsReceived = zod.input<typeof NotificationsReceived>;
export type NotificationsReceivedOutput = zod.output<typeof NotificationsReceived>;
