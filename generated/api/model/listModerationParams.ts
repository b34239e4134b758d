import * as zod from 'zod/mini';
import { FeedbackStatus } from './feedbackStatus.ts';

export const listModerationParamsPageDefault = 1;
export const listModerationParamsPageMax = 10000;

export const listModerationParamsPageSizeDefault = 24;
export const listModerationParamsPageSizeMax = 100;


export const ListModerationParams = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.exactOptional(FeedbackStatus),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listModerationParamsPageMax)), listModerationParamsPageDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listModerationParamsPageSizeMax)), listModerationParamsPageSizeDefault)
})

export type ListModerationParams = zod.input<typeof ListModerationParams>;
export type ListModerationParamsOutput = zod.output<typeof ListModerationParams>;
