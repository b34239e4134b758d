import * as zod from 'zod/mini';

export const listOwnFeedbackHeadersXRequestIDMin = 8;
export const listOwnFeedbackHeadersXRequestIDMax = 64;


export const listOwnFeedbackHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListOwnFeedbackHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listOwnFeedbackHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listOwnFeedbackHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listOwnFeedbackHeadersXRequestIDRegExp)))
})

export type ListOwnFeedbackHeaders = zod.input<typeof ListOwnFeedbackHeaders>;
export type ListOwnFeedbackHeadersOutput = zod.output<typeof ListOwnFeedbackHeaders>;
