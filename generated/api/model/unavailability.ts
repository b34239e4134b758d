import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { UnavailabilityReason } from './unavailabilityReason.ts';
import { UnavailableProductAction } from './unavailableProductAction.ts';

export const Unavailability = /*#__PURE__*/ zod.object({
  "reason": UnavailabilityReason,
  "action": UnavailableProductAction,
  "ticketID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([Id,/*#__PURE__*/ zod.null()]))
});

export type Unavailability = zod.input<typeof Unavailability>;
export type UnavailabilityOutput = zod.output<typeof Unavailability>;
