import * as zod from 'zod/mini';

export const changeCartBonusActionHeadersXRequestIDMin = 8;
export const changeCartBonusActionHeadersXRequestIDMax = 64;


export const changeCartBonusActionHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangeCartBonusActionHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeCartBonusActionHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(changeCartBonusActionHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(changeCartBonusActionHeadersXRequestIDRegExp)))
})

export type ChangeCartBonusActionHeaders = zod.input<typeof ChangeCartBonusActionHeaders>;
export type ChangeCartBonusActionHeadersOutput = zod.output<typeof ChangeCartBonusActionHeaders>;
