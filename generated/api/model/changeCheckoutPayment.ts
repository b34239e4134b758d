import * as zod from 'zod/mini';
import { PaymentMethod } from './paymentMethod.ts';

export const ChangeCheckoutPayment = /*#__PURE__*/ zod.object({
  "method": PaymentMethod
});

export type ChangeCheckoutPayment = zod.input<typeof ChangeCheckoutPayment>;
export type ChangeCheckoutPaymentOutput = zod.output<typeof ChangeCheckoutPayment>;
