import * as zod from 'zod/mini';
import { ApprovalForecast } from './approvalForecast.ts';
import { DeliveryEstimate } from './deliveryEstimate.ts';
import { Id } from './id.ts';
import { PriceStep } from './priceStep.ts';
import { VatShare } from './vatShare.ts';

export const priceExplanationQuantityMax = 9999;

export const priceExplanationStepsMin = 2;
export const priceExplanationStepsMax = 60;

export const priceExplanationVatMax = 10;



export const PriceExplanation = /*#__PURE__*/ zod.object({
  "productID": /*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]),
  "quantity": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(priceExplanationQuantityMax))),
  "steps": /*#__PURE__*/ zod.array(PriceStep).check(/*#__PURE__*/ zod.minLength(priceExplanationStepsMin)).check(/*#__PURE__*/ zod.maxLength(priceExplanationStepsMax)),
  "vat": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(VatShare).check(/*#__PURE__*/ zod.maxLength(priceExplanationVatMax))),
  "deliveryEstimate": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([DeliveryEstimate,/*#__PURE__*/ zod.null()])),
  "approval": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([ApprovalForecast,/*#__PURE__*/ zod.null()]))
});

export type PriceExplanation = zod.input<typeof PriceExplanation>;
export type PriceExplanationOutput = zod.output<typeof PriceExplanation>;
