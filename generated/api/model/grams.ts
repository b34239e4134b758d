import * as zod from 'zod/mini';

export const GramsMin = 0;
export const GramsMax = 9007199254740991;



export const Grams = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(GramsMin)).check(/*#__PURE__*/ zod.lte(GramsMax));

export type Grams = zod.input<typeof Grams>;
export type GramsOutput = zod.output<typeof Grams>;
