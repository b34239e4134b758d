import * as zod from 'zod/mini';
import { StaffAssigneeFilter } from './staffAssigneeFilter.ts';
import { TicketStatus } from './ticketStatus.ts';
import { TicketType } from './ticketType.ts';

export const listStaffTicketsParamsStatusMax = 3;

export const listStaffTicketsParamsTypeMax = 21;

export const listStaffTicketsParamsTextMax = 200;

export const listStaffTicketsParamsPageDefault = 1;
export const listStaffTicketsParamsPageMax = 10000;

export const listStaffTicketsParamsPageSizeDefault = 24;
export const listStaffTicketsParamsPageSizeMax = 100;


export const ListStaffTicketsParams = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(TicketStatus).check(/*#__PURE__*/ zod.maxLength(listStaffTicketsParamsStatusMax))),
  "type": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(TicketType).check(/*#__PURE__*/ zod.maxLength(listStaffTicketsParamsTypeMax))),
  "assignee": /*#__PURE__*/ zod.exactOptional(StaffAssigneeFilter),
  "text": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listStaffTicketsParamsTextMax))),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listStaffTicketsParamsPageMax)), listStaffTicketsParamsPageDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listStaffTicketsParamsPageSizeMax)), listStaffTicketsParamsPageSizeDefault)
})

export type ListStaffTicketsParams = zod.input<typeof ListStaffTicketsParams>;
export type ListStaffTicketsParamsOutput = zod.output<typeof ListStaffTicketsParams>;
