import * as zod from 'zod/mini';
import { DeliveryOption } from './deliveryOption.ts';

export const deliveryOptionsMethodsMax = 10;



export const DeliveryOptions = /*#__PURE__*/ zod.object({
  "methods": /*#__PURE__*/ zod.array(DeliveryOption).check(/*#__PURE__*/ zod.maxLength(deliveryOptionsMethodsMax))
});

export type DeliveryOptions = zod.input<typeof DeliveryOptions>;
export type DeliveryOptionsOutput = zod.output<typeof DeliveryOptions>;
