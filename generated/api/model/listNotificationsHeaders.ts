import * as zod from 'zod/mini';

export const listNotificationsHeadersXRequestIDMin = 8;
export const listNotificationsHeadersXRequestIDMax = 64;


export const listNotificationsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListNotificationsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listNotificationsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listNotificationsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listNotificationsHeadersXRequestIDRegExp)))
})

export type ListNotificationsHeaders = zod.input<typeof ListNotificationsHeaders>;
export type ListNotificationsHeadersOutput = zod.output<typeof ListNotificationsHeaders>;
