import * as zod from 'zod/mini';

export const LineAvailability = /*#__PURE__*/ zod.enum(['Available', 'Reduced', 'Unavailable', 'SaleForbidden']);

export type LineAvailability = zod.input<typeof LineAvailability>;
export type LineAvailabilityOutput = zod.output<typeof LineAvailability>;
