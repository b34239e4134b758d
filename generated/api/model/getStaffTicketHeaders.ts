import * as zod from 'zod/mini';

export const getStaffTicketHeadersXRequestIDMin = 8;
export const getStaffTicketHeadersXRequestIDMax = 64;


export const getStaffTicketHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetStaffTicketHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getStaffTicketHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getStaffTicketHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getStaffTicketHeadersXRequestIDRegExp)))
})

export type GetStaffTicketHeaders = zod.input<typeof GetStaffTicketHeaders>;
export type GetStaffTicketHeadersOutput = zod.output<typeof GetStaffTicketHeaders>;
