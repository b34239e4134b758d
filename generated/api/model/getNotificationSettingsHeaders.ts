import * as zod from 'zod/mini';

export const getNotificationSettingsHeadersXRequestIDMin = 8;
export const getNotificationSettingsHeadersXRequestIDMax = 64;


export const getNotificationSettingsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetNotificationSettingsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getNotificationSettingsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getNotificationSettingsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getNotificationSettingsHeadersXRequestIDRegExp)))
})

export type GetNotificationSettingsHeaders = zod.input<typeof GetNotificationSettingsHeaders>;
export type GetNotificationSettingsHeadersOutput = zod.output<typeof GetNotificationSettingsHeaders>;
