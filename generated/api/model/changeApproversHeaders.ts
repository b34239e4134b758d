import * as zod from 'zod/mini';

export const changeApproversHeadersXRequestIDMin = 8;
export const changeApproversHeadersXRequestIDMax = 64;


export const changeApproversHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const changeApproversHeadersIdempotencyKeyMin = 8;
export const changeApproversHeadersIdempotencyKeyMax = 255;


export const changeApproversHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const ChangeApproversHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeApproversHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(changeApproversHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(changeApproversHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeApproversHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(changeApproversHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(changeApproversHeadersIdempotencyKeyRegExp)))
})

export type ChangeApproversHeaders = zod.input<typeof ChangeApproversHeaders>;
export type ChangeApproversHeadersOutput = zod.output<typeof ChangeApproversHeaders>;
