import * as zod from 'zod/mini';

export const exportOwnDataHeadersXRequestIDMin = 8;
export const exportOwnDataHeadersXRequestIDMax = 64;


export const exportOwnDataHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ExportOwnDataHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(exportOwnDataHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(exportOwnDataHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(exportOwnDataHeadersXRequestIDRegExp)))
})

export type ExportOwnDataHeaders = zod.input<typeof ExportOwnDataHeaders>;
export type ExportOwnDataHeadersOutput = zod.output<typeof ExportOwnDataHeaders>;
