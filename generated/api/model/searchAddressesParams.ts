import * as zod from 'zod/mini';

export const searchAddressesParamsQueryMax = 200;

export const searchAddressesParamsLimitDefault = 7;
export const searchAddressesParamsLimitMax = 20;


export const SearchAddressesParams = /*#__PURE__*/ zod.object({
  "query": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchAddressesParamsQueryMax)),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(searchAddressesParamsLimitMax)), searchAddressesParamsLimitDefault)
})

export type SearchAddressesParams = zod.input<typeof SearchAddressesParams>;
export type SearchAddressesParamsOutput = zod.output<typeof SearchAddressesParams>;
