import * as zod from 'zod/mini';

export const UnavailableProductAction = /*#__PURE__*/ zod.enum(['RequestAssistance', 'RequestOffer', 'RequestAnalogue', 'None', 'WaitingList']);

export type UnavailableProductAction = zod.input<typeof UnavailableProductAction>;
export type UnavailableProductActionOutput = zod.output<typeof UnavailableProductAction>;
