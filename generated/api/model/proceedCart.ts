import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const proceedCartProductIDsMax = 1000;

export const proceedCartVersionMin = 0;



export const ProceedCart = /*#__PURE__*/ zod.object({
  "productIDs": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proceedCartProductIDsMax)),
  "version": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(proceedCartVersionMin)))
});

export type ProceedCart = zod.input<typeof ProceedCart>;
export type ProceedCartOutput = zod.output<typeof ProceedCart>;
