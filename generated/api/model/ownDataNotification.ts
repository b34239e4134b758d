import * as zod from 'zod/mini';
import { NotificationTopic } from './notificationTopic.ts';

export const OwnDataNotification = /*#__PURE__*/ zod.object({
  "topic": NotificationTopic,
  "title": /*#__PURE__*/ zod.string(),
  "text": /*#__PURE__*/ zod.string(),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "readAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type OwnDataNotification = zod.input<typeof OwnDataNotification>;
export type OwnDataNotificationOutput = zod.output<typeof OwnDataNotification>;
