import * as zod from 'zod/mini';

export const receiveNotificationsHeadersXRequestIDMin = 8;
export const receiveNotificationsHeadersXRequestIDMax = 64;


export const receiveNotificationsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ReceiveNotificationsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(receiveNotificationsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(receiveNotificationsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(receiveNotificationsHeadersXRequestIDRegExp)))
})

export type ReceiveNotificationsHeaders = zod.input<typeof ReceiveNotificationsHeaders>;
export type ReceiveNotificationsHeadersOutput = zod.output<typeof ReceiveNotificationsHeaders>;
