import * as zod from 'zod/mini';

export const ChangeCheckoutPayment = /*#__PURE__*/ zod.object({
  "method": /*#__PURE__*/ zod.enum(['Cash', 'BankCard', 'SBP', 'Invoice', 'SberInstallment'])
});

export type ChangeCheckoutPayment = zod.input<typeof ChangeCheckoutPayment>;
export type ChangeCheckoutPaymentOutput = zod.output<typeof ChangeCheckoutPayment>;
