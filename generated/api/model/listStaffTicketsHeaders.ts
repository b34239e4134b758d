import * as zod from 'zod/mini';

export const listStaffTicketsHeadersXRequestIDMin = 8;
export const listStaffTicketsHeadersXRequestIDMax = 64;


export const listStaffTicketsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListStaffTicketsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listStaffTicketsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listStaffTicketsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listStaffTicketsHeadersXRequestIDRegExp)))
})

export type ListStaffTicketsHeaders = zod.input<typeof ListStaffTicketsHeaders>;
export type ListStaffTicketsHeadersOutput = zod.output<typeof ListStaffTicketsHeaders>;
