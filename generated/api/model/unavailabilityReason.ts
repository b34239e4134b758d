import * as zod from 'zod/mini';

export const UnavailabilityReason = /*#__PURE__*/ zod.enum(['TemporaryUnavailable', 'Discontinued', 'RestrictedByProducer', 'OutOfStock', 'Other']);

export type UnavailabilityReason = zod.input<typeof UnavailabilityReason>;
export type UnavailabilityReasonOutput = zod.output<typeof UnavailabilityReason>;
