import * as zod from 'zod/mini';
import { ApprovalVersion } from './approvalVersion.ts';
import { PaymentMethod } from './paymentMethod.ts';

export const ChangeApprovalPayment = /*#__PURE__*/ zod.object({
  "version": ApprovalVersion,
  "method": PaymentMethod
});

export type ChangeApprovalPayment = zod.input<typeof ChangeApprovalPayment>;
export type ChangeApprovalPaymentOutput = zod.output<typeof ChangeApprovalPayment>;
