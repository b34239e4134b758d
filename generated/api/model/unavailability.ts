import * as zod from 'zod/mini';
import { UnavailabilityReason } from './unavailabilityReason.ts';
import { UnavailableProductAction } from './unavailableProductAction.ts';

export const Unavailability = /*#__PURE__*/ zod.object({
  "reason": UnavailabilityReason,
  "action": UnavailableProductAction
});

export type Unavailability = zod.input<typeof Unavailability>;
export type UnavailabilityOutput = zod.output<typeof Unavailability>;
