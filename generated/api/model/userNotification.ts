import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { NotificationState } from './notificationState.ts';
import { NotificationTopic } from './notificationTopic.ts';

export const userNotificationTitleMax = 200;

export const userNotificationTextMax = 1000;

export const userNotificationLinkMax = 500;


export const userNotificationLinkRegExp = new RegExp('^');


export const UserNotification = /*#__PURE__*/ zod.object({
  "id": Id,
  "topic": NotificationTopic,
  "state": NotificationState,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(userNotificationTitleMax)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userNotificationTextMax)),
  "link": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userNotificationLinkMax)).check(/*#__PURE__*/ zod.regex(userNotificationLinkRegExp))),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "readAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type UserNotification = zod.input<typeof UserNotification>;
export type UserNotificationOutput = zod.output<typeof UserNotification>;
