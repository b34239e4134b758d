import * as zod from 'zod/mini';
import { AttributeFacet } from './attributeFacet.ts';
import { BrandFacetValue } from './brandFacetValue.ts';
import { CategoryFacetValue } from './categoryFacetValue.ts';
import { FlagFacetValue } from './flagFacetValue.ts';

export const productFiltersTotalMin = 0;

export const productFiltersCategoriesMax = 200;

export const productFiltersBrandsMax = 200;

export const productFiltersAvailabilityCountMin = 0;

export const productFiltersPriceMinOneMin = 0;
export const productFiltersPriceMinOneMax = 9007199254740991;

export const productFiltersPriceMaxOneMin = 0;
export const productFiltersPriceMaxOneMax = 9007199254740991;

export const productFiltersFlagsMax = 3;

export const productFiltersAttributesMax = 30;

export const productFiltersCorrectedQueryMax = 200;



export const ProductFilters = /*#__PURE__*/ zod.object({
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(productFiltersTotalMin)),
  "categories": /*#__PURE__*/ zod.array(CategoryFacetValue).check(/*#__PURE__*/ zod.maxLength(productFiltersCategoriesMax)),
  "brands": /*#__PURE__*/ zod.array(BrandFacetValue).check(/*#__PURE__*/ zod.maxLength(productFiltersBrandsMax)),
  "availability": /*#__PURE__*/ zod.object({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(productFiltersAvailabilityCountMin)),
  "selected": /*#__PURE__*/ zod.boolean()
}),
  "price": /*#__PURE__*/ zod.object({
  "min": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(productFiltersPriceMinOneMin)).check(/*#__PURE__*/ zod.lte(productFiltersPriceMinOneMax)),/*#__PURE__*/ zod.null()]),
  "max": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(productFiltersPriceMaxOneMin)).check(/*#__PURE__*/ zod.lte(productFiltersPriceMaxOneMax)),/*#__PURE__*/ zod.null()])
}),
  "flags": /*#__PURE__*/ zod.array(FlagFacetValue).check(/*#__PURE__*/ zod.maxLength(productFiltersFlagsMax)),
  "attributes": /*#__PURE__*/ zod.array(AttributeFacet).check(/*#__PURE__*/ zod.maxLength(productFiltersAttributesMax)),
  "correctedQuery": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productFiltersCorrectedQueryMax)))
});

export type ProductFilters = zod.input<typeof ProductFilters>;
export type ProductFiltersOutput = zod.output<typeof ProductFilters>;
