import * as zod from 'zod/mini';

export const getApprovalHeadersXRequestIDMin = 8;
export const getApprovalHeadersXRequestIDMax = 64;


export const getApprovalHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetApprovalHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getApprovalHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getApprovalHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getApprovalHeadersXRequestIDRegExp)))
})

export type GetApprovalHeaders = zod.input<typeof GetApprovalHeaders>;
export type GetApprovalHeadersOutput = zod.output<typeof GetApprovalHeaders>;
