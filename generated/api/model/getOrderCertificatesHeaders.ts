import * as zod from 'zod/mini';

export const getOrderCertificatesHeadersXRequestIDMin = 8;
export const getOrderCertificatesHeadersXRequestIDMax = 64;


export const getOrderCertificatesHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetOrderCertificatesHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getOrderCertificatesHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getOrderCertificatesHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getOrderCertificatesHeadersXRequestIDRegExp)))
})

export type GetOrderCertificatesHeaders = zod.input<typeof GetOrderCertificatesHeaders>;
export type GetOrderCertificatesHeadersOutput = zod.output<typeof GetOrderCertificatesHeaders>;
