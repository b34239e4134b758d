import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const compareAdditionProductIDsMax = 50;



export const CompareAddition = /*#__PURE__*/ zod.object({
  "productIDs": /*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(compareAdditionProductIDsMax)),
  "keepNewest": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()),
  "beforeProductID": /*#__PURE__*/ zod.exactOptional(Id)
});

export type CompareAddition = zod.input<typeof CompareAddition>;
export type CompareAdditionOutput = zod.output<typeof CompareAddition>;
