import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { OrderReference } from './orderReference.ts';
import { Partner } from './partner.ts';
import { StaffAssignee } from './staffAssignee.ts';
import { StaffContact } from './staffContact.ts';
import { StaffTicketAction } from './staffTicketAction.ts';
import { StaffTicketOutcome } from './staffTicketOutcome.ts';
import { TicketDetail } from './ticketDetail.ts';
import { TicketFeedback } from './ticketFeedback.ts';
import { TicketMessage } from './ticketMessage.ts';
import { TicketProduct } from './ticketProduct.ts';
import { TicketStatus } from './ticketStatus.ts';
import { TicketType } from './ticketType.ts';

export const staffTicketNumberMax = 30;

export const staffTicketTitleMax = 200;

export const staffTicketProductsMax = 100;

export const staffTicketDetailsMax = 20;

export const staffTicketMessagesMax = 1000;

export const staffTicketAllowedActionsMax = 3;



export const StaffTicket = /*#__PURE__*/ zod.object({
  "id": Id,
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffTicketNumberMax)),
  "type": TicketType,
  "status": TicketStatus,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffTicketTitleMax)),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "closedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "canceled": /*#__PURE__*/ zod.boolean(),
  "outcome": /*#__PURE__*/ zod.union([StaffTicketOutcome,/*#__PURE__*/ zod.null()]),
  "author": /*#__PURE__*/ zod.union([StaffContact,/*#__PURE__*/ zod.null()]),
  "assignee": /*#__PURE__*/ zod.union([StaffAssignee,/*#__PURE__*/ zod.null()]),
  "order": /*#__PURE__*/ zod.union([OrderReference,/*#__PURE__*/ zod.null()]),
  "partner": /*#__PURE__*/ zod.union([Partner,/*#__PURE__*/ zod.null()]),
  "products": /*#__PURE__*/ zod.array(TicketProduct).check(/*#__PURE__*/ zod.maxLength(staffTicketProductsMax)),
  "details": /*#__PURE__*/ zod.array(TicketDetail).check(/*#__PURE__*/ zod.maxLength(staffTicketDetailsMax)),
  "messages": /*#__PURE__*/ zod.array(TicketMessage).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffTicketMessagesMax)),
  "feedback": /*#__PURE__*/ zod.union([TicketFeedback,/*#__PURE__*/ zod.null()]),
  "needsInn": /*#__PURE__*/ zod.boolean(),
  "needsName": /*#__PURE__*/ zod.boolean(),
  "allowedActions": /*#__PURE__*/ zod.array(StaffTicketAction).check(/*#__PURE__*/ zod.maxLength(staffTicketAllowedActionsMax))
});

export type StaffTicket = zod.input<typeof StaffTicket>;
export type StaffTicketOutput = zod.output<typeof StaffTicket>;
