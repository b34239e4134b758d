import * as zod from 'zod/mini';

export const GeneralTicketType = /*#__PURE__*/ zod.enum(['General', 'ProductSearch', 'AccountDeletion']);

export type GeneralTicketType = zod.input<typeof GeneralTicketType>;
export type GeneralTicketTypeOutput = zod.output<typeof GeneralTicketType>;
