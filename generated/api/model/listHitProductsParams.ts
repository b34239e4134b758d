import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const listHitProductsParamsLimitDefault = 12;
export const listHitProductsParamsLimitMax = 50;


export const ListHitProductsParams = /*#__PURE__*/ zod.object({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listHitProductsParamsLimitMax)), listHitProductsParamsLimitDefault),
  "categoryID": /*#__PURE__*/ zod.exactOptional(Id)
})

export type ListHitProductsParams = zod.input<typeof ListHitProductsParams>;
export type ListHitProductsParamsOutput = zod.output<typeof ListHitProductsParams>;
