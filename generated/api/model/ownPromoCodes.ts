import * as zod from 'zod/mini';
import { OwnPromoCode } from './ownPromoCode.ts';

export const ownPromoCodesItemsMax = 200;



export const OwnPromoCodes = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(OwnPromoCode).check(/*#__PURE__*/ zod.maxLength(ownPromoCodesItemsMax))
});

export type OwnPromoCodes = zod.input<typeof OwnPromoCodes>;
export type OwnPromoCodesOutput = zod.output<typeof OwnPromoCodes>;
