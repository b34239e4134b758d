import * as zod from 'zod/mini';
import { Id } from './id.ts';
import { TicketStatus } from './ticketStatus.ts';
import { TicketType } from './ticketType.ts';

export const listTicketsParamsStatusMax = 3;

export const listTicketsParamsTypeMax = 21;

export const listTicketsParamsTextMax = 200;

export const listTicketsParamsPageDefault = 1;
export const listTicketsParamsPageMax = 10000;

export const listTicketsParamsPageSizeDefault = 24;
export const listTicketsParamsPageSizeMax = 100;


export const ListTicketsParams = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(TicketStatus).check(/*#__PURE__*/ zod.maxLength(listTicketsParamsStatusMax))),
  "type": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.array(TicketType).check(/*#__PURE__*/ zod.maxLength(listTicketsParamsTypeMax))),
  "orderID": /*#__PURE__*/ zod.exactOptional(Id),
  "text": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTicketsParamsTextMax))),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTicketsParamsPageMax)), listTicketsParamsPageDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTicketsParamsPageSizeMax)), listTicketsParamsPageSizeDefault)
})

export type ListTicketsParams = zod.input<typeof ListTicketsParams>;
export type ListTicketsParamsOutput = zod.output<typeof ListTicketsParams>;
