import * as zod from 'zod/mini';
import { Invitation } from './invitation.ts';

export const invitationsItemsMax = 100;



export const Invitations = /*#__PURE__*/ zod.object({
  "items": /*#__PURE__*/ zod.array(Invitation).check(/*#__PURE__*/ zod.maxLength(invitationsItemsMax))
});

export type Invitations = zod.input<typeof Invitations>;
export type InvitationsOutput = zod.output<typeof Invitations>;
