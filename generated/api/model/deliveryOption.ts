import * as zod from 'zod/mini';
import { DeliveryDate } from './deliveryDate.ts';
import { DeliveryMethod } from './deliveryMethod.ts';
import { Kopecks } from './kopecks.ts';
import { PickupPoint } from './pickupPoint.ts';
import { TicketType } from './ticketType.ts';

export const deliveryOptionNameMax = 100;

export const deliveryOptionDescriptionMax = 300;

export const deliveryOptionReasonMax = 300;

export const deliveryOptionDatesMax = 60;

export const deliveryOptionPointsMax = 500;



export const DeliveryOption = /*#__PURE__*/ zod.object({
  "method": DeliveryMethod,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(deliveryOptionNameMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(deliveryOptionDescriptionMax)),
  "allowed": /*#__PURE__*/ zod.boolean(),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(deliveryOptionReasonMax))),
  "ticketType": /*#__PURE__*/ zod.union([TicketType,/*#__PURE__*/ zod.null()]),
  "cost": /*#__PURE__*/ zod.union([Kopecks,/*#__PURE__*/ zod.null()]),
  "freeFrom": /*#__PURE__*/ zod.union([Kopecks,/*#__PURE__*/ zod.null()]),
  "dates": /*#__PURE__*/ zod.array(DeliveryDate).check(/*#__PURE__*/ zod.maxLength(deliveryOptionDatesMax)),
  "points": /*#__PURE__*/ zod.array(PickupPoint).check(/*#__PURE__*/ zod.maxLength(deliveryOptionPointsMax))
});

export type DeliveryOption = zod.input<typeof DeliveryOption>;
export type DeliveryOptionOutput = zod.output<typeof DeliveryOption>;
