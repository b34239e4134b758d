import * as zod from 'zod/mini';

export const searchPartnersParamsQueryMin = 2;
export const searchPartnersParamsQueryMax = 200;

export const searchPartnersParamsLimitDefault = 7;
export const searchPartnersParamsLimitMax = 20;


export const SearchPartnersParams = /*#__PURE__*/ zod.object({
  "query": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(searchPartnersParamsQueryMin)).check(/*#__PURE__*/ zod.maxLength(searchPartnersParamsQueryMax)),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(searchPartnersParamsLimitMax)), searchPartnersParamsLimitDefault)
})

export type SearchPartnersParams = zod.input<typeof SearchPartnersParams>;
export type SearchPartnersParamsOutput = zod.output<typeof SearchPartnersParams>;
