import * as zod from 'zod/mini';

export const getPartnerCalendarHeadersXRequestIDMin = 8;
export const getPartnerCalendarHeadersXRequestIDMax = 64;


export const getPartnerCalendarHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetPartnerCalendarHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getPartnerCalendarHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getPartnerCalendarHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getPartnerCalendarHeadersXRequestIDRegExp)))
})

export type GetPartnerCalendarHeaders = zod.input<typeof GetPartnerCalendarHeaders>;
export type GetPartnerCalendarHeadersOutput = zod.output<typeof GetPartnerCalendarHeaders>;
