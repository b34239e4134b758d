import * as zod from 'zod/mini';
import { InvitationToken } from './invitationToken.ts';

export const InvitationProof = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.exactOptional(InvitationToken)
});

export type InvitationProof = zod.input<typeof InvitationProof>;
export type InvitationProofOutput = zod.output<typeof InvitationProof>;
