import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { InvitingCompany } from './invitingCompany.ts';
import { PartnerRole } from './partnerRole.ts';

export const invitationPositionMax = 200;

export const invitationInvitedByMax = 302;



export const Invitation = /*#__PURE__*/ zod.object({
  "id": Id,
  "company": InvitingCompany,
  "role": PartnerRole,
  "position": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(invitationPositionMax))),
  "invitedBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(invitationInvitedByMax)),
  "sentAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type Invitation = zod.input<typeof Invitation>;
export type InvitationOutput = zod.output<typeof Invitation>;
