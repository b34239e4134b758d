import * as zod from 'zod/mini';

export const changeCartCustomerHeadersXRequestIDMin = 8;
export const changeCartCustomerHeadersXRequestIDMax = 64;


export const changeCartCustomerHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangeCartCustomerHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeCartCustomerHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(changeCartCustomerHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(changeCartCustomerHeadersXRequestIDRegExp)))
})

export type ChangeCartCustomerHeaders = zod.input<typeof ChangeCartCustomerHeaders>;
export type ChangeCartCustomerHeadersOutput = zod.output<typeof ChangeCartCustomerHeaders>;
