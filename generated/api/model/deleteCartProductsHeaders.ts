import * as zod from 'zod/mini';

export const deleteCartProductsHeadersXRequestIDMin = 8;
export const deleteCartProductsHeadersXRequestIDMax = 64;


export const deleteCartProductsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeleteCartProductsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deleteCartProductsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(deleteCartProductsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(deleteCartProductsHeadersXRequestIDRegExp)))
})

export type DeleteCartProductsHeaders = zod.input<typeof DeleteCartProductsHeaders>;
export type DeleteCartProductsHeadersOutput = zod.output<typeof DeleteCartProductsHeaders>;
