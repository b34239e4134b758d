import * as zod from 'zod/mini';

export const changeNotificationSettingsHeadersXRequestIDMin = 8;
export const changeNotificationSettingsHeadersXRequestIDMax = 64;


export const changeNotificationSettingsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangeNotificationSettingsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeNotificationSettingsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(changeNotificationSettingsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(changeNotificationSettingsHeadersXRequestIDRegExp)))
})

export type ChangeNotificationSettingsHeaders = zod.input<typeof ChangeNotificationSettingsHeaders>;
export type ChangeNotificationSettingsHeadersOutput = zod.output<typeof ChangeNotificationSettingsHeaders>;
