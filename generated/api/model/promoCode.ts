import * as zod from 'zod/mini';
import { CouponCode } from './couponCode.ts';
import { Id } from './id.ts';
import { Kopecks } from './kopecks.ts';
import { PromoCodeScope } from './promoCodeScope.ts';

export const promoCodeNameMax = 200;

export const promoCodeDescriptionMax = 500;

export const promoCodeProductIDsMax = 1000;

export const promoCodeReasonMax = 300;



export const PromoCode = /*#__PURE__*/ zod.object({
  "couponCode": CouponCode,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(promoCodeNameMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(promoCodeDescriptionMax)),
  "scope": PromoCodeScope,
  "productIDs": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(promoCodeProductIDsMax)),
  "discount": Kopecks,
  "applied": /*#__PURE__*/ zod.boolean(),
  "allowed": /*#__PURE__*/ zod.boolean(),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(promoCodeReasonMax))),
  "validUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type PromoCode = zod.input<typeof PromoCode>;
export type PromoCodeOutput = zod.output<typeof PromoCode>;
