import * as zod from 'zod/mini';
import { Kopecks } from './kopecks.ts';

export const PriceFacet = /*#__PURE__*/ zod.object({
  "min": /*#__PURE__*/ zod.union([Kopecks,/*#__PURE__*/ zod.null()]),
  "max": /*#__PURE__*/ zod.union([Kopecks,/*#__PURE__*/ zod.null()])
});

export type PriceFacet = zod.input<typeof PriceFacet>;
export type PriceFacetOutput = zod.output<typeof PriceFacet>;
