import * as zod from 'zod/mini';

export const disconnectTelegramHeadersXRequestIDMin = 8;
export const disconnectTelegramHeadersXRequestIDMax = 64;


export const disconnectTelegramHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DisconnectTelegramHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(disconnectTelegramHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(disconnectTelegramHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(disconnectTelegramHeadersXRequestIDRegExp)))
})

export type DisconnectTelegramHeaders = zod.input<typeof DisconnectTelegramHeaders>;
export type DisconnectTelegramHeadersOutput = zod.output<typeof DisconnectTelegramHeaders>;
