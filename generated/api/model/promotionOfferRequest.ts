import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { PromotionTicketType } from './promotionTicketType.ts';
import { SupportComment } from './supportComment.ts';

export const PromotionOfferRequest = /*#__PURE__*/ zod.object({
  "promotionID": Id,
  "type": /*#__PURE__*/ zod.exactOptional(PromotionTicketType),
  "comment": SupportComment
});

export type PromotionOfferRequest = zod.input<typeof PromotionOfferRequest>;
export type PromotionOfferRequestOutput = zod.output<typeof PromotionOfferRequest>;
