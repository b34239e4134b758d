import * as zod from 'zod/mini';

export const previewRefundHeadersXRequestIDMin = 8;
export const previewRefundHeadersXRequestIDMax = 64;


export const previewRefundHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const PreviewRefundHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(previewRefundHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(previewRefundHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(previewRefundHeadersXRequestIDRegExp)))
})

export type PreviewRefundHeaders = zod.input<typeof PreviewRefundHeaders>;
export type PreviewRefundHeadersOutput = zod.output<typeof PreviewRefundHeaders>;
