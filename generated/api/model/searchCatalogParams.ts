import * as zod from 'zod/mini';
import { SearchQuery } from './searchQuery.ts';

export const searchCatalogParamsLimitDefault = 6;
export const searchCatalogParamsLimitMax = 20;


export const SearchCatalogParams = /*#__PURE__*/ zod.object({
  "query": SearchQuery,
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(searchCatalogParamsLimitMax)), searchCatalogParamsLimitDefault),
  "literalQuery": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
})

export type SearchCatalogParams = zod.input<typeof SearchCatalogParams>;
export type SearchCatalogParamsOutput = zod.output<typeof SearchCatalogParams>;
