import * as zod from 'zod/mini';

export const listPromotionsHeadersXRequestIDMin = 8;
export const listPromotionsHeadersXRequestIDMax = 64;


export const listPromotionsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListPromotionsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listPromotionsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listPromotionsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listPromotionsHeadersXRequestIDRegExp)))
})

export type ListPromotionsHeaders = zod.input<typeof ListPromotionsHeaders>;
export type ListPromotionsHeadersOutput = zod.output<typeof ListPromotionsHeaders>;
