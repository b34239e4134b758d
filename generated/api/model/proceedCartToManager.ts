import * as zod from 'zod/mini';
import { Campaign } from './campaign.ts';
import { Id } from './id.ts';

export const proceedCartToManagerProductIDsMax = 1000;

export const proceedCartToManagerCommentMax = 300;

export const proceedCartToManagerVersionMin = 0;



export const ProceedCartToManager = /*#__PURE__*/ zod.object({
  "checkoutID": /*#__PURE__*/ zod.exactOptional(Id),
  "productIDs": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proceedCartToManagerProductIDsMax))),
  "comment": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(proceedCartToManagerCommentMax))),
  "version": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(proceedCartToManagerVersionMin))),
  "campaign": /*#__PURE__*/ zod.exactOptional(Campaign)
});

export type ProceedCartToManager = zod.input<typeof ProceedCartToManager>;
export type ProceedCartToManagerOutput = zod.output<typeof ProceedCartToManager>;
