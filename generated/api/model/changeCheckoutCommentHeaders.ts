import * as zod from 'zod/mini';

export const changeCheckoutCommentHeadersXRequestIDMin = 8;
export const changeCheckoutCommentHeadersXRequestIDMax = 64;


export const changeCheckoutCommentHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangeCheckoutCommentHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeCheckoutCommentHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(changeCheckoutCommentHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(changeCheckoutCommentHeadersXRequestIDRegExp)))
})

export type ChangeCheckoutCommentHeaders = zod.input<typeof ChangeCheckoutCommentHeaders>;
export type ChangeCheckoutCommentHeadersOutput = zod.output<typeof ChangeCheckoutCommentHeaders>;
