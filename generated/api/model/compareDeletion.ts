import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const compareDeletionProductIDsMax = 50;



export const CompareDeletion = /*#__PURE__*/ zod.object({
  "productIDs": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(compareDeletionProductIDsMax))
});

export type CompareDeletion = zod.input<typeof CompareDeletion>;
export type CompareDeletionOutput = zod.output<typeof CompareDeletion>;
