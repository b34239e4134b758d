import * as zod from 'zod/mini';

export const getOrderInstallmentHeadersXRequestIDMin = 8;
export const getOrderInstallmentHeadersXRequestIDMax = 64;


export const getOrderInstallmentHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetOrderInstallmentHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getOrderInstallmentHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getOrderInstallmentHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getOrderInstallmentHeadersXRequestIDRegExp)))
})

export type GetOrderInstallmentHeaders = zod.input<typeof GetOrderInstallmentHeaders>;
export type GetOrderInstallmentHeadersOutput = zod.output<typeof GetOrderInstallmentHeaders>;
