import * as zod from 'zod/mini';

export const changeCartProductHeadersXRequestIDMin = 8;
export const changeCartProductHeadersXRequestIDMax = 64;


export const changeCartProductHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangeCartProductHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeCartProductHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(changeCartProductHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(changeCartProductHeadersXRequestIDRegExp)))
})

export type ChangeCartProductHeaders = zod.input<typeof ChangeCartProductHeaders>;
export type ChangeCartProductHeadersOutput = zod.output<typeof ChangeCartProductHeaders>;
