import * as zod from 'zod/mini';
import { Invitation } from './invitation.ts';
import { InvitationState } from './invitationState.ts';

export const InvitationByLink = /*#__PURE__*/ zod.object({
  "state": InvitationState,
  "invitation": /*#__PURE__*/ zod.union([Invitation,/*#__PURE__*/ zod.null()])
});

export type InvitationByLink = zod.input<typeof InvitationByLink>;
export type InvitationByLinkOutput = zod.output<typeof InvitationByLink>;
