import * as zod from 'zod/mini';
import { CompareEntry } from './compareEntry.ts';

export const comparePreviewItemsMax = 50;



export const ComparePreview = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(CompareEntry).check(/*#__PURE__*/ zod.maxLength(comparePreviewItemsMax))
});

export type ComparePreview = zod.input<typeof ComparePreview>;
export type ComparePreviewOutput = zod.output<typeof ComparePreview>;
