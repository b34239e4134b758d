import * as zod from 'zod/mini';
import { CheckoutStep } from './checkoutStep.ts';
import { Id } from './id.ts';

export const CheckoutReference = /*#__PURE__*/ zod.object({
  "id": Id,
  "step": CheckoutStep
});

export type CheckoutReference = zod.input<typeof CheckoutReference>;
export type CheckoutReferenceOutput = zod.output<typeof CheckoutReference>;
