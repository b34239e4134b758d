import * as zod from 'zod/mini';

export const StaffTicketAction = /*#__PURE__*/ zod.enum(['Reply', 'Grant', 'Reject']);

export type StaffTicketAction = zod.input<typeof StaffTicketAction>;
export type StaffTicketActionOutput = zod.output<typeof StaffTicketAction>;
