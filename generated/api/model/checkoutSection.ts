import * as zod from 'zod/mini';
import { CheckoutSectionName } from './checkoutSectionName.ts';

export const checkoutSectionMessageMax = 300;



export const CheckoutSection = /*#__PURE__*/ zod.object({
  "name": CheckoutSectionName,
  "complete": /*#__PURE__*/ zod.boolean(),
  "message": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkoutSectionMessageMax)))
});

export type CheckoutSection = zod.input<typeof CheckoutSection>;
export type CheckoutSectionOutput = zod.output<typeof CheckoutSection>;
