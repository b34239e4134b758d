import * as zod from 'zod/mini';

export const ProblemCode = /*#__PURE__*/ zod.enum(['PriceChanged', 'StockReduced', 'SaleForbidden', 'BecameUnavailable', 'QuantityNotMultiple', 'BelowMinimum', 'RemovedFromCart']);

export type ProblemCode = zod.input<typeof ProblemCode>;
export type ProblemCodeOutput = zod.output<typeof ProblemCode>;
