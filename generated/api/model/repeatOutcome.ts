import * as zod from 'zod/mini';

export const RepeatOutcome = /*#__PURE__*/ zod.enum(['Available', 'Reduced', 'Unavailable']);

export type RepeatOutcome = zod.input<typeof RepeatOutcome>;
export type RepeatOutcomeOutput = zod.output<typeof RepeatOutcome>;
