import * as zod from 'zod/mini';

export const getStaffOrderHeadersXRequestIDMin = 8;
export const getStaffOrderHeadersXRequestIDMax = 64;


export const getStaffOrderHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetStaffOrderHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getStaffOrderHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getStaffOrderHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getStaffOrderHeadersXRequestIDRegExp)))
})

export type GetStaffOrderHeaders = zod.input<typeof GetStaffOrderHeaders>;
export type GetStaffOrderHeadersOutput = zod.output<typeof GetStaffOrderHeaders>;
