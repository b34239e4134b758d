import * as zod from 'zod/mini';

export const listStaffOrdersHeadersXRequestIDMin = 8;
export const listStaffOrdersHeadersXRequestIDMax = 64;


export const listStaffOrdersHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListStaffOrdersHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listStaffOrdersHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listStaffOrdersHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listStaffOrdersHeadersXRequestIDRegExp)))
})

export type ListStaffOrdersHeaders = zod.input<typeof ListStaffOrdersHeaders>;
export type ListStaffOrdersHeadersOutput = zod.output<typeof ListStaffOrdersHeaders>;
