import * as zod from 'zod/mini';
import { CouponCode } from './couponCode.ts';
import { OrderReference } from './orderReference.ts';
import { PromoCodeScope } from './promoCodeScope.ts';
import { PromoCodeState } from './promoCodeState.ts';

export const ownPromoCodeNameMax = 200;

export const ownPromoCodeDescriptionMax = 500;



export const OwnPromoCode = /*#__PURE__*/ zod.object({
  "couponCode": CouponCode,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ownPromoCodeNameMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ownPromoCodeDescriptionMax)),
  "scope": PromoCodeScope,
  "state": PromoCodeState,
  "applied": /*#__PURE__*/ zod.boolean(),
  "validFrom": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "validUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "usedOrder": /*#__PURE__*/ zod.union([OrderReference,/*#__PURE__*/ zod.null()])
});

export type OwnPromoCode = zod.input<typeof OwnPromoCode>;
export type OwnPromoCodeOutput = zod.output<typeof OwnPromoCode>;
