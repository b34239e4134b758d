import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { Kopecks } from './kopecks.ts';

export const refundPreviewLineQuantityMax = 9999;

export const refundPreviewLineAvailableMin = 0;
export const refundPreviewLineAvailableMax = 9999;

export const refundPreviewLineSelectedMin = 0;
export const refundPreviewLineSelectedMax = 9999;



export const RefundPreviewLine = /*#__PURE__*/ zod.object({
  "productID": Id,
  "isGift": /*#__PURE__*/ zod.boolean(),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(refundPreviewLineQuantityMax)),
  "available": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(refundPreviewLineAvailableMin)).check(/*#__PURE__*/ zod.lte(refundPreviewLineAvailableMax)),
  "selected": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(refundPreviewLineSelectedMin)).check(/*#__PURE__*/ zod.lte(refundPreviewLineSelectedMax)),
  "amount": Kopecks
});

export type RefundPreviewLine = zod.input<typeof RefundPreviewLine>;
export type RefundPreviewLineOutput = zod.output<typeof RefundPreviewLine>;
