import * as zod from 'zod/mini';

export const addCartProductHeadersXRequestIDMin = 8;
export const addCartProductHeadersXRequestIDMax = 64;


export const addCartProductHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const addCartProductHeadersIdempotencyKeyMin = 8;
export const addCartProductHeadersIdempotencyKeyMax = 255;


export const addCartProductHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const AddCartProductHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addCartProductHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(addCartProductHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(addCartProductHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addCartProductHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(addCartProductHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(addCartProductHeadersIdempotencyKeyRegExp)))
})

export type AddCartProductHeaders = zod.input<typeof AddCartProductHeaders>;
export type AddCartProductHeadersOutput = zod.output<typeof AddCartProductHeaders>;
