import * as zod from 'zod/mini';

export const previewOrderReturnHeadersXRequestIDMin = 8;
export const previewOrderReturnHeadersXRequestIDMax = 64;


export const previewOrderReturnHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const PreviewOrderReturnHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(previewOrderReturnHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(previewOrderReturnHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(previewOrderReturnHeadersXRequestIDRegExp)))
})

export type PreviewOrderReturnHeaders = zod.input<typeof PreviewOrderReturnHeaders>;
export type PreviewOrderReturnHeadersOutput = zod.output<typeof PreviewOrderReturnHeaders>;
