import * as zod from 'zod/mini';

export const deletePartnerAddressHeadersXRequestIDMin = 8;
export const deletePartnerAddressHeadersXRequestIDMax = 64;


export const deletePartnerAddressHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeletePartnerAddressHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deletePartnerAddressHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(deletePartnerAddressHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(deletePartnerAddressHeadersXRequestIDRegExp)))
})

export type DeletePartnerAddressHeaders = zod.input<typeof DeletePartnerAddressHeaders>;
export type DeletePartnerAddressHeadersOutput = zod.output<typeof DeletePartnerAddressHeaders>;
