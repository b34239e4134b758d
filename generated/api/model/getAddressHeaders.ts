import * as zod from 'zod/mini';

export const getAddressHeadersXRequestIDMin = 8;
export const getAddressHeadersXRequestIDMax = 64;


export const getAddressHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetAddressHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getAddressHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getAddressHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getAddressHeadersXRequestIDRegExp)))
})

export type GetAddressHeaders = zod.input<typeof GetAddressHeaders>;
export type GetAddressHeadersOutput = zod.output<typeof GetAddressHeaders>;
