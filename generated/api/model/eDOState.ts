import * as zod from 'zod/mini';

export const EDOState = /*#__PURE__*/ zod.enum(['NotConnected', 'Requested', 'Connected']);

export type EDOState = zod.input<typeof EDOState>;
export type EDOStateOutput = zod.output<typeof EDOState>;
