import * as zod from 'zod/mini';

export const PaymentMethod = /*#__PURE__*/ zod.enum(['Cash', 'BankCard', 'SBP', 'Invoice', 'SberInstallment']);

export type PaymentMethod = zod.input<typeof PaymentMethod>;
export type PaymentMethodOutput = zod.output<typeof PaymentMethod>;
