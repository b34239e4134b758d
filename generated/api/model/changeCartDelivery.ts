import * as zod from 'zod/mini';
import { DeliveryMethod } from './deliveryMethod.ts';
import { Id } from './id.ts';

export const ChangeCartDelivery = /*#__PURE__*/ zod.object({
  "method": DeliveryMethod,
  "pickupPointID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]))
});

export type ChangeCartDelivery = zod.input<typeof ChangeCartDelivery>;
export type ChangeCartDeliveryOutput = zod.output<typeof ChangeCartDelivery>;
