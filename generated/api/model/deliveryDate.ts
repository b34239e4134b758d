import * as zod from 'zod/mini';
import { DeliveryInterval } from './deliveryInterval.ts';

export const deliveryDateIntervalsMax = 24;



export const DeliveryDate = /*#__PURE__*/ zod.object({
  "date": /*#__PURE__*/ zod.iso.date(),
  "intervals": /*#__PURE__*/ zod.array(DeliveryInterval).check(/*#__PURE__*/ zod.maxLength(deliveryDateIntervalsMax))
});

export type DeliveryDate = zod.input<typeof DeliveryDate>;
export type DeliveryDateOutput = zod.output<typeof DeliveryDate>;
