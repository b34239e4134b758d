import * as zod from 'zod/mini';
import { DeliveryMethod } from './deliveryMethod.ts';
import { PickupPoint } from './pickupPoint.ts';

export const CartDelivery = /*#__PURE__*/ zod.object({
  "method": /*#__PURE__*/ zod.union([DeliveryMethod,/*#__PURE__*/ zod.null()]),
  "point": /*#__PURE__*/ zod.union([PickupPoint,/*#__PURE__*/ zod.null()])
});

export type CartDelivery = zod.input<typeof CartDelivery>;
export type CartDeliveryOutput = zod.output<typeof CartDelivery>;
