import * as zod from 'zod/mini';
import { PromoCode } from './promoCode.ts';

export const checkoutPromoCodesProductPromoCodesMaxOne = 20;

export const checkoutPromoCodesOrderPromoCodesMax = 50;



export const CheckoutPromoCodes = /*#__PURE__*/ zod.object({
  "productPromoCodes": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.array(PromoCode).check(/*#__PURE__*/ zod.maxLength(checkoutPromoCodesProductPromoCodesMaxOne))),
  "orderPromoCodes": /*#__PURE__*/ zod.array(PromoCode).check(/*#__PURE__*/ zod.maxLength(checkoutPromoCodesOrderPromoCodesMax))
});

export type CheckoutPromoCodes = zod.input<typeof CheckoutPromoCodes>;
export type CheckoutPromoCodesOutput = zod.output<typeof CheckoutPromoCodes>;
