import * as zod from 'zod/mini';

export const downloadOrderCertificatesHeadersXRequestIDMin = 8;
export const downloadOrderCertificatesHeadersXRequestIDMax = 64;


export const downloadOrderCertificatesHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DownloadOrderCertificatesHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(downloadOrderCertificatesHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(downloadOrderCertificatesHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(downloadOrderCertificatesHeadersXRequestIDRegExp)))
})

export type DownloadOrderCertificatesHeaders = zod.input<typeof DownloadOrderCertificatesHeaders>;
export type DownloadOrderCertificatesHeadersOutput = zod.output<typeof DownloadOrderCertificatesHeaders>;
