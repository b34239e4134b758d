import * as zod from 'zod/mini';

export const chooseImportProductsHeadersXRequestIDMin = 8;
export const chooseImportProductsHeadersXRequestIDMax = 64;


export const chooseImportProductsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChooseImportProductsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(chooseImportProductsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(chooseImportProductsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(chooseImportProductsHeadersXRequestIDRegExp)))
})

export type ChooseImportProductsHeaders = zod.input<typeof ChooseImportProductsHeaders>;
export type ChooseImportProductsHeadersOutput = zod.output<typeof ChooseImportProductsHeaders>;
