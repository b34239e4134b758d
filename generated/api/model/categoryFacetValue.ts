import * as zod from 'zod/mini';
import { CategoryReference } from './categoryReference.ts';

export const categoryFacetValueCountMin = 0;



export const CategoryFacetValue = /*#__PURE__*/ zod.object({
  "category": CategoryReference,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(categoryFacetValueCountMin))
});

export type CategoryFacetValue = zod.input<typeof CategoryFacetValue>;
export type CategoryFacetValueOutput = zod.output<typeof CategoryFacetValue>;
