import * as zod from 'zod/mini';

export const listCheckoutPromoCodesHeadersXRequestIDMin = 8;
export const listCheckoutPromoCodesHeadersXRequestIDMax = 64;


export const listCheckoutPromoCodesHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListCheckoutPromoCodesHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listCheckoutPromoCodesHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listCheckoutPromoCodesHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listCheckoutPromoCodesHeadersXRequestIDRegExp)))
})

export type ListCheckoutPromoCodesHeaders = zod.input<typeof ListCheckoutPromoCodesHeaders>;
export type ListCheckoutPromoCodesHeadersOutput = zod.output<typeof ListCheckoutPromoCodesHeaders>;
