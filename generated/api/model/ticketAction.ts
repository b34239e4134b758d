import * as zod from 'zod/mini';

export const TicketAction = /*#__PURE__*/ zod.enum(['Feedback', 'Cancel', 'Reply']);

export type TicketAction = zod.input<typeof TicketAction>;
export type TicketActionOutput = zod.output<typeof TicketAction>;
