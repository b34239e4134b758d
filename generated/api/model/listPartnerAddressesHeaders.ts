import * as zod from 'zod/mini';

export const listPartnerAddressesHeadersXRequestIDMin = 8;
export const listPartnerAddressesHeadersXRequestIDMax = 64;


export const listPartnerAddressesHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListPartnerAddressesHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listPartnerAddressesHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listPartnerAddressesHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listPartnerAddressesHeadersXRequestIDRegExp)))
})

export type ListPartnerAddressesHeaders = zod.input<typeof ListPartnerAddressesHeaders>;
export type ListPartnerAddressesHeadersOutput = zod.output<typeof ListPartnerAddressesHeaders>;
