import * as zod from 'zod/mini';
import { DeliveryInterval } from './deliveryInterval.ts';
import { DeliveryMethod } from './deliveryMethod.ts';

export const ChangeCheckoutDelivery = /*#__PURE__*/ zod.object({
  "method": DeliveryMethod,
  "date": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  "interval": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([DeliveryInterval,/*#__PURE__*/ zod.null()]))
});

export type ChangeCheckoutDelivery = zod.input<typeof ChangeCheckoutDelivery>;
export type ChangeCheckoutDeliveryOutput = zod.output<typeof ChangeCheckoutDelivery>;
