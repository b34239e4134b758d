import * as zod from 'zod/mini';
import { PaymentMethod } from './paymentMethod.ts';

export const OrderPayment = /*#__PURE__*/ zod.object({
  "method": /*#__PURE__*/ zod.union([PaymentMethod,/*#__PURE__*/ zod.null()]),
  "state": /*#__PURE__*/ zod.enum(['InvoiceConfirmed', 'CashConfirmed', 'PendingManager', 'OnlinePaymentNotPaid', 'OnlinePaymentProcessing', 'OnlinePaymentPaid', 'SberInstallment', 'Unknown']),
  "status": /*#__PURE__*/ zod.enum(['NotPaid', 'Pending', 'Paid'])
});

export type OrderPayment = zod.input<typeof OrderPayment>;
export type OrderPaymentOutput = zod.output<typeof OrderPayment>;
