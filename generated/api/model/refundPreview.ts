import * as zod from 'zod/mini';
import { Kopecks } from './kopecks.ts';
import { RefundPreviewLine } from './refundPreviewLine.ts';

export const refundPreviewLinesMax = 1000;

export const refundPreviewBonusMin = 0;
export const refundPreviewBonusMax = 9007199254740991;

export const refundPreviewEarnedMin = 0;
export const refundPreviewEarnedMax = 9007199254740991;



export const RefundPreview = /*#__PURE__*/ zod.object({
  "lines": /*#__PURE__*/ zod.array(RefundPreviewLine).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(refundPreviewLinesMax)),
  "goods": Kopecks,
  "delivery": Kopecks,
  "amount": Kopecks,
  "bonus": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(refundPreviewBonusMin)).check(/*#__PURE__*/ zod.lte(refundPreviewBonusMax)),
  "earned": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(refundPreviewEarnedMin)).check(/*#__PURE__*/ zod.lte(refundPreviewEarnedMax)),
  "isLast": /*#__PURE__*/ zod.boolean()
});

export type RefundPreview = zod.input<typeof RefundPreview>;
export type RefundPreviewOutput = zod.output<typeof RefundPreview>;
