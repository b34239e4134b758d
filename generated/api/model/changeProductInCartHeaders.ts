import * as zod from 'zod/mini';

export const changeProductInCartHeadersXRequestIDMin = 8;
export const changeProductInCartHeadersXRequestIDMax = 64;


export const changeProductInCartHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangeProductInCartHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeProductInCartHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(changeProductInCartHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(changeProductInCartHeadersXRequestIDRegExp)))
})

export type ChangeProductInCartHeaders = zod.input<typeof ChangeProductInCartHeaders>;
export type ChangeProductInCartHeadersOutput = zod.output<typeof ChangeProductInCartHeaders>;
