import * as zod from 'zod/mini';

export const listProductFeedbackHeadersXRequestIDMin = 8;
export const listProductFeedbackHeadersXRequestIDMax = 64;


export const listProductFeedbackHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListProductFeedbackHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listProductFeedbackHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listProductFeedbackHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listProductFeedbackHeadersXRequestIDRegExp)))
})

export type ListProductFeedbackHeaders = zod.input<typeof ListProductFeedbackHeaders>;
export type ListProductFeedbackHeadersOutput = zod.output<typeof ListProductFeedbackHeaders>;
