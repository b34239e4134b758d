import * as zod from 'zod/mini';

export const explainOrderPriceParamsProductIDMax = 64;


export const explainOrderPriceParamsProductIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ExplainOrderPriceParams = /*#__PURE__*/ zod.object({
  "productID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(explainOrderPriceParamsProductIDMax)).check(/*#__PURE__*/ zod.regex(explainOrderPriceParamsProductIDRegExp)))
})

export type ExplainOrderPriceParams = zod.input<typeof ExplainOrderPriceParams>;
export type ExplainOrderPriceParamsOutput = zod.output<typeof ExplainOrderPriceParams>;
