import * as zod from 'zod/mini';

export const listEmployeesHeadersXRequestIDMin = 8;
export const listEmployeesHeadersXRequestIDMax = 64;


export const listEmployeesHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListEmployeesHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listEmployeesHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listEmployeesHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listEmployeesHeadersXRequestIDRegExp)))
})

export type ListEmployeesHeaders = zod.input<typeof ListEmployeesHeaders>;
export type ListEmployeesHeadersOutput = zod.output<typeof ListEmployeesHeaders>;
