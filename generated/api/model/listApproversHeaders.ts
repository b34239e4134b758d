import * as zod from 'zod/mini';

export const listApproversHeadersXRequestIDMin = 8;
export const listApproversHeadersXRequestIDMax = 64;


export const listApproversHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListApproversHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listApproversHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listApproversHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listApproversHeadersXRequestIDRegExp)))
})

export type ListApproversHeaders = zod.input<typeof ListApproversHeaders>;
export type ListApproversHeadersOutput = zod.output<typeof ListApproversHeaders>;
