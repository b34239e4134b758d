import * as zod from 'zod/mini';

export const ProblemFixAction = /*#__PURE__*/ zod.enum(['AcceptPrice', 'SetQuantity', 'RemoveProduct', 'ReturnToCart']);

export type ProblemFixAction = zod.input<typeof ProblemFixAction>;
export type ProblemFixActionOutput = zod.output<typeof ProblemFixAction>;
