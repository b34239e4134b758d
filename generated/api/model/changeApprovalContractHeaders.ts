import * as zod from 'zod/mini';

export const changeApprovalContractHeadersXRequestIDMin = 8;
export const changeApprovalContractHeadersXRequestIDMax = 64;


export const changeApprovalContractHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangeApprovalContractHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeApprovalContractHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(changeApprovalContractHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(changeApprovalContractHeadersXRequestIDRegExp)))
})

export type ChangeApprovalContractHeaders = zod.input<typeof ChangeApprovalContractHeaders>;
export type ChangeApprovalContractHeadersOutput = zod.output<typeof ChangeApprovalContractHeaders>;
