import * as zod from 'zod/mini';
import { InvitationAnswer } from './invitationAnswer.ts';
import { InvitationState } from './invitationState.ts';
import { Phone } from './phone.ts';

export const sentInvitationEmailMax = 254;



export const SentInvitation = /*#__PURE__*/ zod.object({
  "state": InvitationState,
  "phone": /*#__PURE__*/ zod.union([Phone,/*#__PURE__*/ zod.null()]),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sentInvitationEmailMax))),
  "sentAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "resendAvailableAt": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "acceptedBy": /*#__PURE__*/ zod.union([InvitationAnswer,/*#__PURE__*/ zod.null()])
});

export type SentInvitation = zod.input<typeof SentInvitation>;
export type SentInvitationOutput = zod.output<typeof SentInvitation>;
