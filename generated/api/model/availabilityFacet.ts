import * as zod from 'zod/mini';

export const availabilityFacetCountMin = 0;



export const AvailabilityFacet = /*#__PURE__*/ zod.object({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(availabilityFacetCountMin)),
  "selected": /*#__PURE__*/ zod.boolean()
});

export type AvailabilityFacet = zod.input<typeof AvailabilityFacet>;
export type AvailabilityFacetOutput = zod.output<typeof AvailabilityFacet>;
