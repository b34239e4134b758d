import * as zod from 'zod/mini';

export const changeProductFeedbackHeadersXRequestIDMin = 8;
export const changeProductFeedbackHeadersXRequestIDMax = 64;


export const changeProductFeedbackHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangeProductFeedbackHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeProductFeedbackHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(changeProductFeedbackHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(changeProductFeedbackHeadersXRequestIDRegExp)))
})

export type ChangeProductFeedbackHeaders = zod.input<typeof ChangeProductFeedbackHeaders>;
export type ChangeProductFeedbackHeadersOutput = zod.output<typeof ChangeProductFeedbackHeaders>;
