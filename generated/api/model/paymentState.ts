import * as zod from 'zod/mini';

export const PaymentState = /*#__PURE__*/ zod.enum(['InvoiceConfirmed', 'CashConfirmed', 'PendingManager', 'OnlinePaymentNotPaid', 'OnlinePaymentProcessing', 'OnlinePaymentPaid', 'SberInstallment', 'Unknown']);

export type PaymentState = zod.input<typeof PaymentState>;
export type PaymentStateOutput = zod.output<typeof PaymentState>;
