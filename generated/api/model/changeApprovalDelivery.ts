import * as zod from 'zod/mini';
import { ApprovalVersion } from './approvalVersion.ts';
import { DeliveryInterval } from './deliveryInterval.ts';
import { DeliveryMethod } from './deliveryMethod.ts';

export const ChangeApprovalDelivery = /*#__PURE__*/ zod.object({
  "version": ApprovalVersion,
  "method": DeliveryMethod,
  "date": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()),
  "interval": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([DeliveryInterval,/*#__PURE__*/ zod.null()]))
});

export type ChangeApprovalDelivery = zod.input<typeof ChangeApprovalDelivery>;
export type ChangeApprovalDeliveryOutput = zod.output<typeof ChangeApprovalDelivery>;
