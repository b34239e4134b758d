import * as zod from 'zod/mini';
import { Address } from './address.ts';
import { DeliveryInterval } from './deliveryInterval.ts';
import { DeliveryMethod } from './deliveryMethod.ts';
import { Kopecks } from './kopecks.ts';
import { PickupPoint } from './pickupPoint.ts';

export const OrderDelivery = /*#__PURE__*/ zod.object({
  "method": /*#__PURE__*/ zod.union([DeliveryMethod,/*#__PURE__*/ zod.null()]),
  "address": /*#__PURE__*/ zod.union([Address,/*#__PURE__*/ zod.null()]),
  "point": /*#__PURE__*/ zod.union([PickupPoint,/*#__PURE__*/ zod.null()]),
  "date": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "interval": /*#__PURE__*/ zod.union([DeliveryInterval,/*#__PURE__*/ zod.null()]),
  "cost": /*#__PURE__*/ zod.union([Kopecks,/*#__PURE__*/ zod.null()])
});

export type OrderDelivery = zod.input<typeof OrderDelivery>;
export type OrderDeliveryOutput = zod.output<typeof OrderDelivery>;
