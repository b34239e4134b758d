import * as zod from 'zod/mini';
import { BrandReference } from './brandReference.ts';

export const brandFacetValueCountMin = 0;



export const BrandFacetValue = /*#__PURE__*/ zod.object({
  "brand": BrandReference,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(brandFacetValueCountMin)),
  "selected": /*#__PURE__*/ zod.boolean()
});

export type BrandFacetValue = zod.input<typeof BrandFacetValue>;
export type BrandFacetValueOutput = zod.output<typeof BrandFacetValue>;
