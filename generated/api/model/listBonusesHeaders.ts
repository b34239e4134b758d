import * as zod from 'zod/mini';

export const listBonusesHeadersXRequestIDMin = 8;
export const listBonusesHeadersXRequestIDMax = 64;


export const listBonusesHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListBonusesHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listBonusesHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listBonusesHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listBonusesHeadersXRequestIDRegExp)))
})

export type ListBonusesHeaders = zod.input<typeof ListBonusesHeaders>;
export type ListBonusesHeadersOutput = zod.output<typeof ListBonusesHeaders>;
