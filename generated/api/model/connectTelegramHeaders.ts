import * as zod from 'zod/mini';

export const connectTelegramHeadersXRequestIDMin = 8;
export const connectTelegramHeadersXRequestIDMax = 64;


export const connectTelegramHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ConnectTelegramHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(connectTelegramHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(connectTelegramHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(connectTelegramHeadersXRequestIDRegExp)))
})

export type ConnectTelegramHeaders = zod.input<typeof ConnectTelegramHeaders>;
export type ConnectTelegramHeadersOutput = zod.output<typeof ConnectTelegramHeaders>;
