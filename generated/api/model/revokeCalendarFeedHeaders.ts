import * as zod from 'zod/mini';

export const revokeCalendarFeedHeadersXRequestIDMin = 8;
export const revokeCalendarFeedHeadersXRequestIDMax = 64;


export const revokeCalendarFeedHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const RevokeCalendarFeedHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(revokeCalendarFeedHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(revokeCalendarFeedHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(revokeCalendarFeedHeadersXRequestIDRegExp)))
})

export type RevokeCalendarFeedHeaders = zod.input<typeof RevokeCalendarFeedHeaders>;
export type RevokeCalendarFeedHeadersOutput = zod.output<typeof RevokeCalendarFeedHeaders>;
