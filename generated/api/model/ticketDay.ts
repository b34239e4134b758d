import * as zod from 'zod/mini';

export const ticketDayDayMax = 31;

export const ticketDayMonthMax = 12;

export const ticketDayYearMin = 1970;
export const ticketDayYearMax = 9999;



export const TicketDay = /*#__PURE__*/ zod.object({
  "day": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(ticketDayDayMax)),
  "month": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(ticketDayMonthMax)),
  "year": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(ticketDayYearMin)).check(/*#__PURE__*/ zod.lte(ticketDayYearMax))
});

export type TicketDay = zod.input<typeof TicketDay>;
export type TicketDayOutput = zod.output<typeof TicketDay>;
