import * as zod from 'zod/mini';

export const deletePartnerRecipientHeadersXRequestIDMin = 8;
export const deletePartnerRecipientHeadersXRequestIDMax = 64;


export const deletePartnerRecipientHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeletePartnerRecipientHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deletePartnerRecipientHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(deletePartnerRecipientHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(deletePartnerRecipientHeadersXRequestIDRegExp)))
})

export type DeletePartnerRecipientHeaders = zod.input<typeof DeletePartnerRecipientHeaders>;
export type DeletePartnerRecipientHeadersOutput = zod.output<typeof DeletePartnerRecipientHeaders>;
