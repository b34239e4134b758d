import * as zod from 'zod/mini';

export const getProfileHeadersXRequestIDMin = 8;
export const getProfileHeadersXRequestIDMax = 64;


export const getProfileHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetProfileHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getProfileHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getProfileHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getProfileHeadersXRequestIDRegExp)))
})

export type GetProfileHeaders = zod.input<typeof GetProfileHeaders>;
export type GetProfileHeadersOutput = zod.output<typeof GetProfileHeaders>;
