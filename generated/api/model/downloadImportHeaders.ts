import * as zod from 'zod/mini';

export const downloadImportHeadersXRequestIDMin = 8;
export const downloadImportHeadersXRequestIDMax = 64;


export const downloadImportHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DownloadImportHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(downloadImportHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(downloadImportHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(downloadImportHeadersXRequestIDRegExp)))
})

export type DownloadImportHeaders = zod.input<typeof DownloadImportHeaders>;
export type DownloadImportHeadersOutput = zod.output<typeof DownloadImportHeaders>;
