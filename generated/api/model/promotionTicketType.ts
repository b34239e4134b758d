import * as zod from 'zod/mini';

export const PromotionTicketType = /*#__PURE__*/ zod.enum(['OfferRequest', 'Promotion']);

export type PromotionTicketType = zod.input<typeof PromotionTicketType>;
export type PromotionTicketTypeOutput = zod.output<typeof PromotionTicketType>;
