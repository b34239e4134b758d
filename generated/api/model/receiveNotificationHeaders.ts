import * as zod from 'zod/mini';

export const receiveNotificationHeadersXRequestIDMin = 8;
export const receiveNotificationHeadersXRequestIDMax = 64;


export const receiveNotificationHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ReceiveNotificationHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(receiveNotificationHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(receiveNotificationHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(receiveNotificationHeadersXRequestIDRegExp)))
})

export type ReceiveNotificationHeaders = zod.input<typeof ReceiveNotificationHeaders>;
export type ReceiveNotificationHeadersOutput = zod.output<typeof ReceiveNotificationHeaders>;
