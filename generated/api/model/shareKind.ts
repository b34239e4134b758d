import * as zod from 'zod/mini';

export const ShareKind = /*#__PURE__*/ zod.enum(['Products', 'Cart']);

export type ShareKind = zod.input<typeof ShareKind>;
export type ShareKindOutput = zod.output<typeof ShareKind>;
