import * as zod from 'zod/mini';

export const renewCalendarFeedHeadersXRequestIDMin = 8;
export const renewCalendarFeedHeadersXRequestIDMax = 64;


export const renewCalendarFeedHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const RenewCalendarFeedHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(renewCalendarFeedHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(renewCalendarFeedHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(renewCalendarFeedHeadersXRequestIDRegExp)))
})

export type RenewCalendarFeedHeaders = zod.input<typeof RenewCalendarFeedHeaders>;
export type RenewCalendarFeedHeadersOutput = zod.output<typeof RenewCalendarFeedHeaders>;
