import * as zod from 'zod/mini';

export const endOtherSessionsHeadersXRequestIDMin = 8;
export const endOtherSessionsHeadersXRequestIDMax = 64;


export const endOtherSessionsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const EndOtherSessionsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(endOtherSessionsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(endOtherSessionsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(endOtherSessionsHeadersXRequestIDRegExp)))
})

export type EndOtherSessionsHeaders = zod.input<typeof EndOtherSessionsHeaders>;
export type EndOtherSessionsHeadersOutput = zod.output<typeof EndOtherSessionsHeaders>;
