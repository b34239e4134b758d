import * as zod from 'zod/mini';

export const searchAddressesHeadersXRequestIDMin = 8;
export const searchAddressesHeadersXRequestIDMax = 64;


export const searchAddressesHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const SearchAddressesHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(searchAddressesHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(searchAddressesHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(searchAddressesHeadersXRequestIDRegExp)))
})

export type SearchAddressesHeaders = zod.input<typeof SearchAddressesHeaders>;
export type SearchAddressesHeadersOutput = zod.output<typeof SearchAddressesHeaders>;
