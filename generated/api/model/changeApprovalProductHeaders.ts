import * as zod from 'zod/mini';

export const changeApprovalProductHeadersXRequestIDMin = 8;
export const changeApprovalProductHeadersXRequestIDMax = 64;


export const changeApprovalProductHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangeApprovalProductHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeApprovalProductHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(changeApprovalProductHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(changeApprovalProductHeadersXRequestIDRegExp)))
})

export type ChangeApprovalProductHeaders = zod.input<typeof ChangeApprovalProductHeaders>;
export type ChangeApprovalProductHeadersOutput = zod.output<typeof ChangeApprovalProductHeaders>;
