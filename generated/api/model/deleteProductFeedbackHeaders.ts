import * as zod from 'zod/mini';

export const deleteProductFeedbackHeadersXRequestIDMin = 8;
export const deleteProductFeedbackHeadersXRequestIDMax = 64;


export const deleteProductFeedbackHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeleteProductFeedbackHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deleteProductFeedbackHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(deleteProductFeedbackHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(deleteProductFeedbackHeadersXRequestIDRegExp)))
})

export type DeleteProductFeedbackHeaders = zod.input<typeof DeleteProductFeedbackHeaders>;
export type DeleteProductFeedbackHeadersOutput = zod.output<typeof DeleteProductFeedbackHeaders>;
