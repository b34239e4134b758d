import * as zod from 'zod/mini';
import { DeliveryObstacle } from './deliveryObstacle.ts';
import { DeliveryOffer } from './deliveryOffer.ts';

export const deliveryEstimateCityMax = 100;

export const deliveryEstimateCityNoteMax = 100;

export const deliveryEstimateOffersMax = 10;

export const deliveryEstimateUnavailableMax = 10;

export const deliveryEstimateAdviceMax = 300;



export const DeliveryEstimate = /*#__PURE__*/ zod.object({
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deliveryEstimateCityMax)),
  "cityNote": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deliveryEstimateCityNoteMax))),
  "offers": /*#__PURE__*/ zod.array(DeliveryOffer).check(/*#__PURE__*/ zod.maxLength(deliveryEstimateOffersMax)),
  "unavailable": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(DeliveryObstacle).check(/*#__PURE__*/ zod.maxLength(deliveryEstimateUnavailableMax))),
  "advice": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deliveryEstimateAdviceMax)))
});

export type DeliveryEstimate = zod.input<typeof DeliveryEstimate>;
export type DeliveryEstimateOutput = zod.output<typeof DeliveryEstimate>;
