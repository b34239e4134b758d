import * as zod from 'zod/mini';
import { SearchQuery } from './searchQuery.ts';

export const searchCatalogueParamsLimitMax = 20;


export const SearchCatalogueParams = /*#__PURE__*/ zod.object({
  "query": SearchQuery,
  "limit": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(searchCatalogueParamsLimitMax))),
  "literalQuery": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean())
})

export type SearchCatalogueParams = zod.input<typeof SearchCatalogueParams>;
export type SearchCatalogueParamsOutput = zod.output<typeof SearchCatalogueParams>;
