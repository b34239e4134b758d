import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const profileApprovalPartnerNameMax = 300;

export const profileApprovalPendingCountMin = 0;



export const ProfileApproval = /*#__PURE__*/ zod.object({
  "partnerID": Id,
  "partnerName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(profileApprovalPartnerNameMax)),
  "pendingCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(profileApprovalPendingCountMin))
});

export type ProfileApproval = zod.input<typeof ProfileApproval>;
export type ProfileApprovalOutput = zod.output<typeof ProfileApproval>;
