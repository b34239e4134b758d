import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { SearchQuery } from './searchQuery.ts';

export const searchBrandsParamsLimitDefault = 20;
export const searchBrandsParamsLimitMax = 100;


export const SearchBrandsParams = /*#__PURE__*/ zod.object({
  "query": /*#__PURE__*/ zod.exactOptional(SearchQuery),
  "categoryID": /*#__PURE__*/ zod.exactOptional(Id),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(searchBrandsParamsLimitMax)), searchBrandsParamsLimitDefault)
})

export type SearchBrandsParams = zod.input<typeof SearchBrandsParams>;
export type SearchBrandsParamsOutput = zod.output<typeof SearchBrandsParams>;
