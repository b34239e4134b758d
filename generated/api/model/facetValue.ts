import * as zod from 'zod/mini';

export const facetValueValueMax = 500;

export const facetValueCountMin = 0;



export const FacetValue = /*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(facetValueValueMax)),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(facetValueCountMin)),
  "selected": /*#__PURE__*/ zod.boolean()
});

export type FacetValue = zod.input<typeof FacetValue>;
export type FacetValueOutput = zod.output<typeof FacetValue>;
