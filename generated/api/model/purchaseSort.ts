import * as zod from 'zod/mini';
import { PurchaseSortField } from './purchaseSortField.ts';
import { SortDirection } from './sortDirection.ts';

export const PurchaseSort = /*#__PURE__*/ zod.object({
  "field": PurchaseSortField,
  "direction": /*#__PURE__*/ zod.exactOptional(SortDirection)
});

export type PurchaseSort = zod.input<typeof PurchaseSort>;
export type PurchaseSortOutput = zod.output<typeof PurchaseSort>;
