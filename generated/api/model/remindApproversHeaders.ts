import * as zod from 'zod/mini';

export const remindApproversHeadersXRequestIDMin = 8;
export const remindApproversHeadersXRequestIDMax = 64;


export const remindApproversHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const RemindApproversHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(remindApproversHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(remindApproversHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(remindApproversHeadersXRequestIDRegExp)))
})

export type RemindApproversHeaders = zod.input<typeof RemindApproversHeaders>;
export type RemindApproversHeadersOutput = zod.output<typeof RemindApproversHeaders>;
