import * as zod from 'zod/mini';
import { ApprovalVersion } from './approvalVersion.ts';
import { Id } from './id.ts';

export const ChangeApprovalDeliveryPoint = /*#__PURE__*/ zod.object({
  "version": ApprovalVersion,
  "addressID": /*#__PURE__*/ zod.exactOptional(Id),
  "pickupPointID": /*#__PURE__*/ zod.exactOptional(Id)
});

export type ChangeApprovalDeliveryPoint = zod.input<typeof ChangeApprovalDeliveryPoint>;
export type ChangeApprovalDeliveryPointOutput = zod.output<typeof ChangeApprovalDeliveryPoint>;
