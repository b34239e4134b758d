import * as zod from 'zod/mini';
import { Phone } from './phone.ts';

export const invitationAnswerNameMax = 302;

export const invitationAnswerEmailMax = 254;



export const InvitationAnswer = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(invitationAnswerNameMax))),
  "phone": /*#__PURE__*/ zod.union([Phone,/*#__PURE__*/ zod.null()]),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(invitationAnswerEmailMax))),
  "proof": /*#__PURE__*/ zod.enum(['Phone', 'Email', 'Link']),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type InvitationAnswer = zod.input<typeof InvitationAnswer>;
export type InvitationAnswerOutput = zod.output<typeof InvitationAnswer>;
