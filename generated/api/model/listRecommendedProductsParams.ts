import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { RecommendationKind } from './recommendationKind.ts';

export const listRecommendedProductsParamsProductIDMax = 50;

export const listRecommendedProductsParamsLimitDefault = 12;
export const listRecommendedProductsParamsLimitMax = 50;


export const ListRecommendedProductsParams = /*#__PURE__*/ zod.object({
  "kind": RecommendationKind,
  "productID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(listRecommendedProductsParamsProductIDMax))),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRecommendedProductsParamsLimitMax)), listRecommendedProductsParamsLimitDefault)
})

export type ListRecommendedProductsParams = zod.input<typeof ListRecommendedProductsParams>;
export type ListRecommendedProductsParamsOutput = zod.output<typeof ListRecommendedProductsParams>;
