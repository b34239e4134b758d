import * as zod from 'zod/mini';
import { NotificationChannel } from './notificationChannel.ts';

export const notificationChannelOptionNameMax = 100;

export const notificationChannelOptionEndPointMax = 254;

export const notificationChannelOptionReasonMax = 300;



export const NotificationChannelOption = /*#__PURE__*/ zod.object({
  "channel": NotificationChannel,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(notificationChannelOptionNameMax)),
  "endPoint": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(notificationChannelOptionEndPointMax))),
  "allowed": /*#__PURE__*/ zod.boolean(),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(notificationChannelOptionReasonMax))),
  "connectable": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
});

export type NotificationChannelOption = zod.input<typeof NotificationChannelOption>;
export type NotificationChannelOptionOutput = zod.output<typeof NotificationChannelOption>;
