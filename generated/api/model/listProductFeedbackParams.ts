import * as zod from 'zod/mini';

export const listProductFeedbackParamsPageDefault = 1;
export const listProductFeedbackParamsPageMax = 10000;

export const listProductFeedbackParamsPageSizeDefault = 24;
export const listProductFeedbackParamsPageSizeMax = 100;


export const ListProductFeedbackParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listProductFeedbackParamsPageMax)), listProductFeedbackParamsPageDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listProductFeedbackParamsPageSizeMax)), listProductFeedbackParamsPageSizeDefault)
})

export type ListProductFeedbackParams = zod.input<typeof ListProductFeedbackParams>;
export type ListProductFeedbackParamsOutput = zod.output<typeof ListProductFeedbackParams>;
