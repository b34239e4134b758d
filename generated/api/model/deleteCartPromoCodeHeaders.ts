import * as zod from 'zod/mini';

export const deleteCartPromoCodeHeadersXRequestIDMin = 8;
export const deleteCartPromoCodeHeadersXRequestIDMax = 64;


export const deleteCartPromoCodeHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeleteCartPromoCodeHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deleteCartPromoCodeHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(deleteCartPromoCodeHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(deleteCartPromoCodeHeadersXRequestIDRegExp)))
})

export type DeleteCartPromoCodeHeaders = zod.input<typeof DeleteCartPromoCodeHeaders>;
export type DeleteCartPromoCodeHeadersOutput = zod.output<typeof DeleteCartPromoCodeHeaders>;
