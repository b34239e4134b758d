import * as zod from 'zod/mini';

export const changeCartAddressHeadersXRequestIDMin = 8;
export const changeCartAddressHeadersXRequestIDMax = 64;


export const changeCartAddressHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangeCartAddressHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeCartAddressHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(changeCartAddressHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(changeCartAddressHeadersXRequestIDRegExp)))
})

export type ChangeCartAddressHeaders = zod.input<typeof ChangeCartAddressHeaders>;
export type ChangeCartAddressHeadersOutput = zod.output<typeof ChangeCartAddressHeaders>;
