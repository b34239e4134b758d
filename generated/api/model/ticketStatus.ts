import * as zod from 'zod/mini';

export const TicketStatus = /*#__PURE__*/ zod.enum(['New', 'InProgress', 'Done']);

export type TicketStatus = zod.input<typeof TicketStatus>;
export type TicketStatusOutput = zod.output<typeof TicketStatus>;
