import * as zod from 'zod/mini';
import { FacetValue } from './facetValue.ts';

export const attributeFacetNameMax = 200;

export const attributeFacetUnitMax = 50;

export const attributeFacetValuesMax = 200;



export const AttributeFacet = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(attributeFacetNameMax)),
  "unit": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(attributeFacetUnitMax))),
  "values": /*#__PURE__*/ zod.array(FacetValue).check(/*#__PURE__*/ zod.maxLength(attributeFacetValuesMax))
});

export type AttributeFacet = zod.input<typeof AttributeFacet>;
export type AttributeFacetOutput = zod.output<typeof AttributeFacet>;
