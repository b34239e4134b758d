import * as zod from 'zod/mini';
import { ProductSortField } from './productSortField.ts';
import { SortDirection } from './sortDirection.ts';

export const ProductSort = /*#__PURE__*/ zod.object({
  "field": ProductSortField,
  "direction": /*#__PURE__*/ zod.exactOptional(SortDirection)
});

export type ProductSort = zod.input<typeof ProductSort>;
export type ProductSortOutput = zod.output<typeof ProductSort>;
