import * as zod from 'zod/mini';
import { Campaign } from './campaign.ts';
import { Kopecks } from './kopecks.ts';




export const ConfirmCheckout = /*#__PURE__*/ zod.object({
  "total": Kopecks,
  "version": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "campaign": /*#__PURE__*/ zod.exactOptional(Campaign)
});

export type ConfirmCheckout = zod.input<typeof ConfirmCheckout>;
export type ConfirmCheckoutOutput = zod.output<typeof ConfirmCheckout>;
