import * as zod from 'zod/mini';

export const ProductSortField = /*#__PURE__*/ zod.enum(['Default', 'New', 'Price']);

export type ProductSortField = zod.input<typeof ProductSortField>;
export type ProductSortFieldOutput = zod.output<typeof ProductSortField>;
