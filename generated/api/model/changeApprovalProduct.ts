import * as zod from 'zod/mini';
import { ApprovalVersion } from './approvalVersion.ts';
import { Id } from './id.ts';

export const changeApprovalProductQuantityMin = 0;
export const changeApprovalProductQuantityMax = 9999;



export const ChangeApprovalProduct = /*#__PURE__*/ zod.object({
  "version": ApprovalVersion,
  "productID": Id,
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changeApprovalProductQuantityMin)).check(/*#__PURE__*/ zod.lte(changeApprovalProductQuantityMax))
});

export type ChangeApprovalProduct = zod.input<typeof ChangeApprovalProduct>;
export type ChangeApprovalProductOutput = zod.output<typeof ChangeApprovalProduct>;
