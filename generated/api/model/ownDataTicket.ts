import * as zod from 'zod/mini';
import { OwnDataMessage } from './ownDataMessage.ts';
import { OwnDataPieces } from './ownDataPieces.ts';
import { TicketDetail } from './ticketDetail.ts';
import { TicketStatus } from './ticketStatus.ts';
import { TicketType } from './ticketType.ts';

export const ownDataTicketDetailsMax = 10000;

export const ownDataTicketProductsMax = 10000;

export const ownDataTicketMessagesMax = 10000;

export const ownDataTicketRatingMax = 5;



export const OwnDataTicket = /*#__PURE__*/ zod.object({
  "type": TicketType,
  "status": TicketStatus,
  "title": /*#__PURE__*/ zod.string(),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "details": /*#__PURE__*/ zod.array(TicketDetail).check(/*#__PURE__*/ zod.maxLength(ownDataTicketDetailsMax)),
  "products": /*#__PURE__*/ zod.array(OwnDataPieces).check(/*#__PURE__*/ zod.maxLength(ownDataTicketProductsMax)),
  "messages": /*#__PURE__*/ zod.array(OwnDataMessage).check(/*#__PURE__*/ zod.maxLength(ownDataTicketMessagesMax)),
  "rating": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(ownDataTicketRatingMax))),
  "feedback": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type OwnDataTicket = zod.input<typeof OwnDataTicket>;
export type OwnDataTicketOutput = zod.output<typeof OwnDataTicket>;
