import * as zod from 'zod/mini';

export const deleteEmployeeHeadersXRequestIDMin = 8;
export const deleteEmployeeHeadersXRequestIDMax = 64;


export const deleteEmployeeHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeleteEmployeeHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deleteEmployeeHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(deleteEmployeeHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(deleteEmployeeHeadersXRequestIDRegExp)))
})

export type DeleteEmployeeHeaders = zod.input<typeof DeleteEmployeeHeaders>;
export type DeleteEmployeeHeadersOutput = zod.output<typeof DeleteEmployeeHeaders>;
