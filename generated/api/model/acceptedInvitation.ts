import * as zod from 'zod/mini';
import { Id } from './id.ts';

export const acceptedInvitationPartnerNameMax = 300;



export const AcceptedInvitation = /*#__PURE__*/ zod.object({
  "partnerID": Id,
  "partnerName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(acceptedInvitationPartnerNameMax))
});

export type AcceptedInvitation = zod.input<typeof AcceptedInvitation>;
export type AcceptedInvitationOutput = zod.output<typeof AcceptedInvitation>;
