import * as zod from 'zod/mini';
import { ProductFlag } from './productFlag.ts';

export const flagFacetValueCountMin = 0;



export const FlagFacetValue = /*#__PURE__*/ zod.object({
  "flag": ProductFlag,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(flagFacetValueCountMin)),
  "selected": /*#__PURE__*/ zod.boolean()
});

export type FlagFacetValue = zod.input<typeof FlagFacetValue>;
export type FlagFacetValueOutput = zod.output<typeof FlagFacetValue>;
