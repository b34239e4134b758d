import * as zod from 'zod/mini';
import { CouponCode } from './couponCode.ts';
import { Id } from './id.ts';

export const AddCartPromoCode = /*#__PURE__*/ zod.object({
  "couponCode": CouponCode,
  "productID": /*#__PURE__*/ zod.exactOptional(Id)
});

export type AddCartPromoCode = zod.input<typeof AddCartPromoCode>;
export type AddCartPromoCodeOutput = zod.output<typeof AddCartPromoCode>;
