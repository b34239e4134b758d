import * as zod from 'zod/mini';

export const ImportOutcome = /*#__PURE__*/ zod.enum(['Matched', 'Ambiguous', 'Reduced', 'Unavailable', 'NotFound', 'InvalidQuantity']);

export type ImportOutcome = zod.input<typeof ImportOutcome>;
export type ImportOutcomeOutput = zod.output<typeof ImportOutcome>;
