import * as zod from 'zod/mini';
import { GeneralTicketType } from './generalTicketType.ts';
import { SupportComment } from './supportComment.ts';

export const generalTicketRequestTypeDefault = 'General';

export const GeneralTicketRequest = /*#__PURE__*/ zod.object({
  "comment": SupportComment,
  "type": /*#__PURE__*/ zod._default(GeneralTicketType, generalTicketRequestTypeDefault)
});

export type GeneralTicketRequest = zod.input<typeof GeneralTicketRequest>;
export type GeneralTicketRequestOutput = zod.output<typeof GeneralTicketRequest>;
