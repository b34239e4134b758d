import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { Partner } from './partner.ts';
import { StaffAssignee } from './staffAssignee.ts';
import { StaffContact } from './staffContact.ts';
import { TicketStatus } from './ticketStatus.ts';
import { TicketType } from './ticketType.ts';

export const staffTicketSummaryNumberMax = 30;

export const staffTicketSummaryTitleMax = 200;

export const staffTicketSummaryTextMax = 300;



export const StaffTicketSummary = /*#__PURE__*/ zod.object({
  "id": Id,
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffTicketSummaryNumberMax)),
  "type": TicketType,
  "status": TicketStatus,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(staffTicketSummaryTitleMax)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(staffTicketSummaryTextMax)),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "author": /*#__PURE__*/ zod.union([StaffContact,/*#__PURE__*/ zod.null()]),
  "partner": /*#__PURE__*/ zod.union([Partner,/*#__PURE__*/ zod.null()]),
  "assignee": /*#__PURE__*/ zod.union([StaffAssignee,/*#__PURE__*/ zod.null()])
});

export type StaffTicketSummary = zod.input<typeof StaffTicketSummary>;
export type StaffTicketSummaryOutput = zod.output<typeof StaffTicketSummary>;
