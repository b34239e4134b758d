import * as zod from 'zod/mini';

export const LinePositionMax = 9007199254740991;



export const LinePosition = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(LinePositionMax));

export type LinePosition = zod.input<typeof LinePosition>;
export type LinePositionOutput = zod.output<typeof LinePosition>;
