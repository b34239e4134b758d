import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const promotionReferenceNameMax = 300;



export const PromotionReference = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(promotionReferenceNameMax)),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type PromotionReference = zod.input<typeof PromotionReference>;
export type PromotionReferenceOutput = zod.output<typeof PromotionReference>;
