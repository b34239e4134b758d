import * as zod from 'zod/mini';
import { DeliveryMethod } from './deliveryMethod.ts';
import { Kopecks } from './kopecks.ts';

export const DeliveryOffer = /*#__PURE__*/ zod.object({
  "method": DeliveryMethod,
  "cost": /*#__PURE__*/ zod.union([Kopecks,/*#__PURE__*/ zod.null()]),
  "date": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "freeFrom": /*#__PURE__*/ zod.union([Kopecks,/*#__PURE__*/ zod.null()]),
  "leftToFree": /*#__PURE__*/ zod.union([Kopecks,/*#__PURE__*/ zod.null()])
});

export type DeliveryOffer = zod.input<typeof DeliveryOffer>;
export type DeliveryOfferOutput = zod.output<typeof DeliveryOffer>;
