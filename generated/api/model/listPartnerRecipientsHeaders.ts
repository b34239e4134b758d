import * as zod from 'zod/mini';

export const listPartnerRecipientsHeadersXRequestIDMin = 8;
export const listPartnerRecipientsHeadersXRequestIDMax = 64;


export const listPartnerRecipientsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListPartnerRecipientsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listPartnerRecipientsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listPartnerRecipientsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listPartnerRecipientsHeadersXRequestIDRegExp)))
})

export type ListPartnerRecipientsHeaders = zod.input<typeof ListPartnerRecipientsHeaders>;
export type ListPartnerRecipientsHeadersOutput = zod.output<typeof ListPartnerRecipientsHeaders>;
