import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const ChangeCartDelivery = /*#__PURE__*/ zod.object({
  "method": /*#__PURE__*/ zod.enum(['Courier', 'Pickup']),
  "pickupPointID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]))
});

export type ChangeCartDelivery = zod.input<typeof ChangeCartDelivery>;
export type ChangeCartDeliveryOutput = zod.output<typeof ChangeCartDelivery>;
