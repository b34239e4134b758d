import * as zod from 'zod/mini';
import { Paging } from './paging.ts';
import { StaffOrderSummary } from './staffOrderSummary.ts';

export const staffOrdersItemsMax = 100;



export const StaffOrders = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(StaffOrderSummary).check(/*#__PURE__*/ zod.maxLength(staffOrdersItemsMax)),
  "paging": Paging
});

export type StaffOrders = zod.input<typeof StaffOrders>;
export type StaffOrdersOutput = zod.output<typeof StaffOrders>;
