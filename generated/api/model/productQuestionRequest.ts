import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { SupportComment } from './supportComment.ts';

export const ProductQuestionRequest = /*#__PURE__*/ zod.object({
  "productID": Id,
  "comment": SupportComment
});

export type ProductQuestionRequest = zod.input<typeof ProductQuestionRequest>;
export type ProductQuestionRequestOutput = zod.output<typeof ProductQuestionRequest>;
