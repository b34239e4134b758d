import * as zod from 'zod/mini';

export const getSettingsHeadersXRequestIDMin = 8;
export const getSettingsHeadersXRequestIDMax = 64;


export const getSettingsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetSettingsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getSettingsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getSettingsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getSettingsHeadersXRequestIDRegExp)))
})

export type GetSettingsHeaders = zod.input<typeof GetSettingsHeaders>;
export type GetSettingsHeadersOutput = zod.output<typeof GetSettingsHeaders>;
