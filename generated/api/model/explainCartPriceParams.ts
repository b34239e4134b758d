import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const explainCartPriceParamsProductIDMax = 64;


export const explainCartPriceParamsProductIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const explainCartPriceParamsSelectedMax = 200;


export const ExplainCartPriceParams = /*#__PURE__*/ zod.object({
  "productID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(explainCartPriceParamsProductIDMax)).check(/*#__PURE__*/ zod.regex(explainCartPriceParamsProductIDRegExp))),
  "selected": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(explainCartPriceParamsSelectedMax)))
})

export type ExplainCartPriceParams = zod.input<typeof ExplainCartPriceParams>;
export type ExplainCartPriceParamsOutput = zod.output<typeof ExplainCartPriceParams>;
