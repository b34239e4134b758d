import * as zod from 'zod/mini';

export const addCartPromoCodeHeadersXRequestIDMin = 8;
export const addCartPromoCodeHeadersXRequestIDMax = 64;


export const addCartPromoCodeHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const AddCartPromoCodeHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addCartPromoCodeHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(addCartPromoCodeHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(addCartPromoCodeHeadersXRequestIDRegExp)))
})

export type AddCartPromoCodeHeaders = zod.input<typeof AddCartPromoCodeHeaders>;
export type AddCartPromoCodeHeadersOutput = zod.output<typeof AddCartPromoCodeHeaders>;
