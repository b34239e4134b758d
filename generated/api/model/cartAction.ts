import * as zod from 'zod/mini';

export const CartAction = /*#__PURE__*/ zod.enum(['Proceed', 'ProceedToManager']);

export type CartAction = zod.input<typeof CartAction>;
export type CartActionOutput = zod.output<typeof CartAction>;
