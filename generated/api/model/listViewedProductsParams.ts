import * as zod from 'zod/mini';

export const listViewedProductsParamsLimitDefault = 12;
export const listViewedProductsParamsLimitMax = 50;


export const ListViewedProductsParams = /*#__PURE__*/ zod.object({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listViewedProductsParamsLimitMax)), listViewedProductsParamsLimitDefault)
})

export type ListViewedProductsParams = zod.input<typeof ListViewedProductsParams>;
export type ListViewedProductsParamsOutput = zod.output<typeof ListViewedProductsParams>;
