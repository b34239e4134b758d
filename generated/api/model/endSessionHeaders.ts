import * as zod from 'zod/mini';

export const endSessionHeadersXRequestIDMin = 8;
export const endSessionHeadersXRequestIDMax = 64;


export const endSessionHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const EndSessionHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(endSessionHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(endSessionHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(endSessionHeadersXRequestIDRegExp)))
})

export type EndSessionHeaders = zod.input<typeof EndSessionHeaders>;
export type EndSessionHeadersOutput = zod.output<typeof EndSessionHeaders>;
