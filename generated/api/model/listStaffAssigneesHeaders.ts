import * as zod from 'zod/mini';

export const listStaffAssigneesHeadersXRequestIDMin = 8;
export const listStaffAssigneesHeadersXRequestIDMax = 64;


export const listStaffAssigneesHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListStaffAssigneesHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listStaffAssigneesHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listStaffAssigneesHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listStaffAssigneesHeadersXRequestIDRegExp)))
})

export type ListStaffAssigneesHeaders = zod.input<typeof ListStaffAssigneesHeaders>;
export type ListStaffAssigneesHeadersOutput = zod.output<typeof ListStaffAssigneesHeaders>;
