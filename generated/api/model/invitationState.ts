import * as zod from 'zod/mini';

export const InvitationState = /*#__PURE__*/ zod.enum(['Open', 'Expired', 'Accepted', 'Declined', 'Replaced', 'Withdrawn']);

export type InvitationState = zod.input<typeof InvitationState>;
export type InvitationStateOutput = zod.output<typeof InvitationState>;
