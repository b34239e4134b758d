import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { PromotionTicketType } from './promotionTicketType.ts';
import { SupportComment } from './supportComment.ts';
import { TicketProductRequest } from './ticketProductRequest.ts';

export const promotionOfferRequestTypeDefault = 'OfferRequest';
export const promotionOfferRequestProductsMax = 100;



export const PromotionOfferRequest = /*#__PURE__*/ zod.object({
  "promotionID": Id,
  "type": /*#__PURE__*/ zod._default(PromotionTicketType, promotionOfferRequestTypeDefault),
  "comment": SupportComment,
  "products": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(TicketProductRequest).check(/*#__PURE__*/ zod.maxLength(promotionOfferRequestProductsMax)))
});

export type PromotionOfferRequest = zod.input<typeof PromotionOfferRequest>;
export type PromotionOfferRequestOutput = zod.output<typeof PromotionOfferRequest>;
