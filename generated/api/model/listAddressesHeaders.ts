import * as zod from 'zod/mini';

export const listAddressesHeadersXRequestIDMin = 8;
export const listAddressesHeadersXRequestIDMax = 64;


export const listAddressesHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListAddressesHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listAddressesHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listAddressesHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listAddressesHeadersXRequestIDRegExp)))
})

export type ListAddressesHeaders = zod.input<typeof ListAddressesHeaders>;
export type ListAddressesHeadersOutput = zod.output<typeof ListAddressesHeaders>;
