import * as zod from 'zod/mini';

export const EDOOperator = /*#__PURE__*/ zod.enum(['Diadok', 'SBIS', 'Taxcom', 'Astral', 'TaxNet', 'Sber', 'Other']);

export type EDOOperator = zod.input<typeof EDOOperator>;
export type EDOOperatorOutput = zod.output<typeof EDOOperator>;
