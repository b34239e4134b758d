import * as zod from 'zod/mini';

export const searchEmployeesHeadersXRequestIDMin = 8;
export const searchEmployeesHeadersXRequestIDMax = 64;


export const searchEmployeesHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const SearchEmployeesHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(searchEmployeesHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(searchEmployeesHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(searchEmployeesHeadersXRequestIDRegExp)))
})

export type SearchEmployeesHeaders = zod.input<typeof SearchEmployeesHeaders>;
export type SearchEmployeesHeadersOutput = zod.output<typeof SearchEmployeesHeaders>;
