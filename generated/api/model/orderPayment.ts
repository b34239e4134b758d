import * as zod from 'zod/mini';
import { PaymentMethod } from './paymentMethod.ts';
import { PaymentState } from './paymentState.ts';
import { PaymentStatus } from './paymentStatus.ts';

export const OrderPayment = /*#__PURE__*/ zod.object({
  "method": /*#__PURE__*/ zod.union([PaymentMethod,/*#__PURE__*/ zod.null()]),
  "state": PaymentState,
  "status": PaymentStatus
});

export type OrderPayment = zod.input<typeof OrderPayment>;
export type OrderPaymentOutput = zod.output<typeof OrderPayment>;
