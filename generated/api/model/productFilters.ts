import * as zod from 'zod/mini';
import { AttributeFacet } from './attributeFacet.ts';
import { AvailabilityFacet } from './availabilityFacet.ts';
import { BrandFacetValue } from './brandFacetValue.ts';
import { CategoryFacetValue } from './categoryFacetValue.ts';
import { FlagFacetValue } from './flagFacetValue.ts';
import { PriceFacet } from './priceFacet.ts';

export const productFiltersTotalMin = 0;

export const productFiltersCategoriesMax = 200;

export const productFiltersBrandsMax = 200;

export const productFiltersFlagsMax = 3;

export const productFiltersAttributesMax = 30;

export const productFiltersCorrectedQueryMax = 200;



export const ProductFilters = /*#__PURE__*/ zod.object({
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(productFiltersTotalMin)),
  "categories": /*#__PURE__*/ zod.array(CategoryFacetValue).check(/*#__PURE__*/ zod.maxLength(productFiltersCategoriesMax)),
  "brands": /*#__PURE__*/ zod.array(BrandFacetValue).check(/*#__PURE__*/ zod.maxLength(productFiltersBrandsMax)),
  "availability": AvailabilityFacet,
  "price": PriceFacet,
  "flags": /*#__PURE__*/ zod.array(FlagFacetValue).check(/*#__PURE__*/ zod.maxLength(productFiltersFlagsMax)),
  "attributes": /*#__PURE__*/ zod.array(AttributeFacet).check(/*#__PURE__*/ zod.maxLength(productFiltersAttributesMax)),
  "correctedQuery": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(productFiltersCorrectedQueryMax)))
});

export type ProductFilters = zod.input<typeof ProductFilters>;
export type ProductFiltersOutput = zod.output<typeof ProductFilters>;
