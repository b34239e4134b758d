import * as zod from 'zod/mini';
import { CheckoutStep } from './checkoutStep.ts';
import { CreatingFailure } from './creatingFailure.ts';
import { Id } from './id.ts';
import { OrderStatus } from './orderStatus.ts';

export const orderStatusViewNumberMax = 30;



export const OrderStatusView = /*#__PURE__*/ zod.object({
  "id": Id,
  "number": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(orderStatusViewNumberMax))),
  "status": OrderStatus,
  "step": CheckoutStep,
  "failure": /*#__PURE__*/ zod.union([CreatingFailure,/*#__PURE__*/ zod.null()])
});

export type OrderStatusView = zod.input<typeof OrderStatusView>;
export type OrderStatusViewOutput = zod.output<typeof OrderStatusView>;
