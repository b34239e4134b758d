import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const ChangeCheckoutDeliveryPoint = /*#__PURE__*/ zod.object({
  "addressID": /*#__PURE__*/ zod.exactOptional(Id),
  "pickupPointID": /*#__PURE__*/ zod.exactOptional(Id)
});

export type ChangeCheckoutDeliveryPoint = zod.input<typeof ChangeCheckoutDeliveryPoint>;
export type ChangeCheckoutDeliveryPointOutput = zod.output<typeof ChangeCheckoutDeliveryPoint>;
