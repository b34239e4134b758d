import * as zod from 'zod/mini';

export const listOwnFeedbackParamsPageDefault = 1;
export const listOwnFeedbackParamsPageMax = 10000;

export const listOwnFeedbackParamsPageSizeDefault = 24;
export const listOwnFeedbackParamsPageSizeMax = 100;


export const ListOwnFeedbackParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOwnFeedbackParamsPageMax)), listOwnFeedbackParamsPageDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOwnFeedbackParamsPageSizeMax)), listOwnFeedbackParamsPageSizeDefault)
})

export type ListOwnFeedbackParams = zod.input<typeof ListOwnFeedbackParams>;
export type ListOwnFeedbackParamsOutput = zod.output<typeof ListOwnFeedbackParams>;
