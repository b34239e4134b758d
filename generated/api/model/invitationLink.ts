import * as zod from 'zod/mini';
import { InvitationToken } from './invitationToken.ts';

export const InvitationLink = /*#__PURE__*/ zod.object({
  "token": InvitationToken
});

export type InvitationLink = zod.input<typeof InvitationLink>;
export type InvitationLinkOutput = zod.output<typeof InvitationLink>;
