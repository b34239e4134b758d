import * as zod from 'zod/mini';

export const Unavailability = /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['TemporaryUnavailable', 'Discontinued', 'RestrictedByProducer', 'OutOfStock', 'Other']),
  "action": /*#__PURE__*/ zod.enum(['RequestAssistance', 'RequestOffer', 'RequestAnalogue', 'None', 'WaitingList'])
});

export type Unavailability = zod.input<typeof Unavailability>;
export type UnavailabilityOutput = zod.output<typeof Unavailability>;
