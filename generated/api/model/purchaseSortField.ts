import * as zod from 'zod/mini';

export const PurchaseSortField = /*#__PURE__*/ zod.enum(['LastBought', 'Quantity', 'Price']);

export type PurchaseSortField = zod.input<typeof PurchaseSortField>;
export type PurchaseSortFieldOutput = zod.output<typeof PurchaseSortField>;
