import * as zod from 'zod/mini';
import { RefundItem } from './refundItem.ts';

export const refundSelectionItemsMax = 1000;



export const RefundSelection = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(RefundItem).check(/*#__PURE__*/ zod.maxLength(refundSelectionItemsMax)))
});

export type RefundSelection = zod.input<typeof RefundSelection>;
export type RefundSelectionOutput = zod.output<typeof RefundSelection>;
