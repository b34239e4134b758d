import * as zod from 'zod/mini';
import { CouponCode } from './couponCode.ts';
import { Id } from './id.ts';

export const DeleteCartPromoCode = /*#__PURE__*/ zod.object({
  "couponCode": CouponCode,
  "productID": /*#__PURE__*/ zod.exactOptional(Id)
});

export type DeleteCartPromoCode = zod.input<typeof DeleteCartPromoCode>;
export type DeleteCartPromoCodeOutput = zod.output<typeof DeleteCartPromoCode>;
