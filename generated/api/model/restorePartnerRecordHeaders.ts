import * as zod from 'zod/mini';

export const restorePartnerRecordHeadersXRequestIDMin = 8;
export const restorePartnerRecordHeadersXRequestIDMax = 64;


export const restorePartnerRecordHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const RestorePartnerRecordHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(restorePartnerRecordHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(restorePartnerRecordHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(restorePartnerRecordHeadersXRequestIDRegExp)))
})

export type RestorePartnerRecordHeaders = zod.input<typeof RestorePartnerRecordHeaders>;
export type RestorePartnerRecordHeadersOutput = zod.output<typeof RestorePartnerRecordHeaders>;
