import * as zod from 'zod/mini';

export const KopecksMin = 0;
export const KopecksMax = 9007199254740991;



export const Kopecks = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(KopecksMin)).check(/*#__PURE__*/ zod.lte(KopecksMax));

export type Kopecks = zod.input<typeof Kopecks>;
export type KopecksOutput = zod.output<typeof Kopecks>;
