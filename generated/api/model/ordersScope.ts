import * as zod from 'zod/mini';

export const OrdersScope = /*#__PURE__*/ zod.enum(['Own', 'Company']);

export type OrdersScope = zod.input<typeof OrdersScope>;
export type OrdersScopeOutput = zod.output<typeof OrdersScope>;
