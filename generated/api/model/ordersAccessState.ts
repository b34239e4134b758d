import * as zod from 'zod/mini';

export const OrdersAccessState = /*#__PURE__*/ zod.enum(['None', 'Pending', 'Granted', 'Expiring', 'Rejected']);

export type OrdersAccessState = zod.input<typeof OrdersAccessState>;
export type OrdersAccessStateOutput = zod.output<typeof OrdersAccessState>;
