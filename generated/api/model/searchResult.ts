import * as zod from 'zod/mini';
import { CategoryFacetValue } from './categoryFacetValue.ts';
import { ProductCard } from './productCard.ts';
import { SearchBrand } from './searchBrand.ts';

export const searchResultQueryMax = 200;

export const searchResultCorrectedQueryMax = 200;

export const searchResultReplacedNameMax = 120;

export const searchResultProductsMax = 20;

export const searchResultCategoriesMax = 10;

export const searchResultBrandsMax = 10;

export const searchResultProductCountMin = 0;



export const SearchResult = /*#__PURE__*/ zod.object({
  "query": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(searchResultQueryMax)),
  "correctedQuery": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(searchResultCorrectedQueryMax))),
  "replacedName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchResultReplacedNameMax))),
  "products": /*#__PURE__*/ zod.array(ProductCard).check(/*#__PURE__*/ zod.maxLength(searchResultProductsMax)),
  "categories": /*#__PURE__*/ zod.array(CategoryFacetValue).check(/*#__PURE__*/ zod.maxLength(searchResultCategoriesMax)),
  "brands": /*#__PURE__*/ zod.array(SearchBrand).check(/*#__PURE__*/ zod.maxLength(searchResultBrandsMax)),
  "productCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(searchResultProductCountMin))
});

export type SearchResult = zod.input<typeof SearchResult>;
export type SearchResultOutput = zod.output<typeof SearchResult>;
