import * as zod from 'zod/mini';

export const CustomerKind = /*#__PURE__*/ zod.enum(['Individual', 'Partner']);

export type CustomerKind = zod.input<typeof CustomerKind>;
export type CustomerKindOutput = zod.output<typeof CustomerKind>;
