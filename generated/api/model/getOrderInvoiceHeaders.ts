import * as zod from 'zod/mini';

export const getOrderInvoiceHeadersXRequestIDMin = 8;
export const getOrderInvoiceHeadersXRequestIDMax = 64;


export const getOrderInvoiceHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetOrderInvoiceHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getOrderInvoiceHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getOrderInvoiceHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getOrderInvoiceHeadersXRequestIDRegExp)))
})

export type GetOrderInvoiceHeaders = zod.input<typeof GetOrderInvoiceHeaders>;
export type GetOrderInvoiceHeadersOutput = zod.output<typeof GetOrderInvoiceHeaders>;
