import * as zod from 'zod/mini';
import { Paging } from './paging.ts';
import { Promotion } from './promotion.ts';

export const promotionListItemsMax = 100;



export const PromotionList = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Promotion).check(/*#__PURE__*/ zod.maxLength(promotionListItemsMax)),
  "paging": Paging
});

export type PromotionList = zod.input<typeof PromotionList>;
export type PromotionListOutput = zod.output<typeof PromotionList>;
