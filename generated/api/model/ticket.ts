import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { OrderReference } from './orderReference.ts';
import { Partner } from './partner.ts';
import { TicketAction } from './ticketAction.ts';
import { TicketDetail } from './ticketDetail.ts';
import { TicketFeedback } from './ticketFeedback.ts';
import { TicketFile } from './ticketFile.ts';
import { TicketMessage } from './ticketMessage.ts';
import { TicketProduct } from './ticketProduct.ts';
import { TicketStatus } from './ticketStatus.ts';
import { TicketType } from './ticketType.ts';
import { UnreadCount } from './unreadCount.ts';

export const ticketNumberMax = 30;

export const ticketTitleMax = 200;

export const ticketProductsMax = 100;

export const ticketDetailsMax = 20;

export const ticketMessagesMax = 1000;

export const ticketFilesMax = 20;

export const ticketAllowedActionsMax = 10;



export const Ticket = /*#__PURE__*/ zod.object({
  "id": Id,
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ticketNumberMax)),
  "type": TicketType,
  "status": TicketStatus,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ticketTitleMax)),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "closedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "canceled": /*#__PURE__*/ zod.boolean(),
  "order": /*#__PURE__*/ zod.union([OrderReference,/*#__PURE__*/ zod.null()]),
  "partner": /*#__PURE__*/ zod.union([Partner,/*#__PURE__*/ zod.null()]),
  "products": /*#__PURE__*/ zod.array(TicketProduct).check(/*#__PURE__*/ zod.maxLength(ticketProductsMax)),
  "details": /*#__PURE__*/ zod.array(TicketDetail).check(/*#__PURE__*/ zod.maxLength(ticketDetailsMax)),
  "messages": /*#__PURE__*/ zod.array(TicketMessage).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ticketMessagesMax)),
  "files": /*#__PURE__*/ zod.array(TicketFile).check(/*#__PURE__*/ zod.maxLength(ticketFilesMax)),
  "feedback": /*#__PURE__*/ zod.union([TicketFeedback,/*#__PURE__*/ zod.null()]),
  "unreadCount": UnreadCount,
  "allowedActions": /*#__PURE__*/ zod.array(TicketAction).check(/*#__PURE__*/ zod.maxLength(ticketAllowedActionsMax))
});

export type Ticket = zod.input<typeof Ticket>;
export type TicketOutput = zod.output<typeof Ticket>;
