import * as zod from 'zod/mini';
import { BonusBalance } from './bonusBalance.ts';
import { ProfileApproval } from './profileApproval.ts';
import { ProfileCustomer } from './profileCustomer.ts';
import { ProfileUser } from './profileUser.ts';
import { StaffRole } from './staffRole.ts';

export const profileActiveOrdersCountMin = 0;

export const profileUnreadNotificationsCountMin = 0;

export const profileSupportRequestsCountMin = 0;

export const profileFeedbackCountMin = 0;

export const profileInvitationsCountMin = 0;

export const profileApprovalsMax = 100;

export const profilePartnersCountMin = 0;

export const profileStaffRolesMax = 5;



export const Profile = /*#__PURE__*/ zod.object({
  "user": ProfileUser,
  "bonusBalance": BonusBalance,
  "hasPartners": /*#__PURE__*/ zod.boolean(),
  "activeOrdersCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(profileActiveOrdersCountMin)),
  "unreadNotificationsCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(profileUnreadNotificationsCountMin)),
  "supportRequestsCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(profileSupportRequestsCountMin)),
  "feedbackCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(profileFeedbackCountMin)),
  "invitationsCount": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(profileInvitationsCountMin))),
  "approvals": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(ProfileApproval).check(/*#__PURE__*/ zod.maxLength(profileApprovalsMax))),
  "partnersCount": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(profilePartnersCountMin))),
  "customer": /*#__PURE__*/ zod.exactOptional(ProfileCustomer),
  "staffRoles": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(StaffRole).check(/*#__PURE__*/ zod.maxLength(profileStaffRolesMax)))
});

export type Profile = zod.input<typeof Profile>;
export type ProfileOutput = zod.output<typeof Profile>;
