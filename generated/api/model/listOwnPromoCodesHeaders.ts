import * as zod from 'zod/mini';

export const listOwnPromoCodesHeadersXRequestIDMin = 8;
export const listOwnPromoCodesHeadersXRequestIDMax = 64;


export const listOwnPromoCodesHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListOwnPromoCodesHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listOwnPromoCodesHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listOwnPromoCodesHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listOwnPromoCodesHeadersXRequestIDRegExp)))
})

export type ListOwnPromoCodesHeaders = zod.input<typeof ListOwnPromoCodesHeaders>;
export type ListOwnPromoCodesHeadersOutput = zod.output<typeof ListOwnPromoCodesHeaders>;
