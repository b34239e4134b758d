import * as zod from 'zod/mini';
import { CreatingFailure } from './creatingFailure.ts';

export const orderStatusViewIdMax = 64;


export const orderStatusViewIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const orderStatusViewNumberMax = 30;



export const OrderStatusView = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderStatusViewIdMax)).check(/*#__PURE__*/ zod.regex(orderStatusViewIdRegExp)),
  "number": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderStatusViewNumberMax))),
  "status": /*#__PURE__*/ zod.enum(['Succeeded', 'Draft', 'Pending', 'WaitingForApprove', 'Approved', 'PendingManager', 'Canceled', 'WaitingForShipping', 'Shipped', 'Confirmed', 'WaitingForPicking', 'WaitingForRefund', 'Refunded', 'NotApproved', 'WaitingForCreating', 'CreatingError']),
  "step": /*#__PURE__*/ zod.enum(['Checkout', 'Approval', 'Details', 'WaitingForCreating', 'CreatingError']),
  "failure": /*#__PURE__*/ zod.union([CreatingFailure,/*#__PURE__*/ zod.null()])
});

export type OrderStatusView = zod.input<typeof OrderStatusView>;
export type OrderStatusViewOutput = zod.output<typeof OrderStatusView>;
