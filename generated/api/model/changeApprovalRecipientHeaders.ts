import * as zod from 'zod/mini';

export const changeApprovalRecipientHeadersXRequestIDMin = 8;
export const changeApprovalRecipientHeadersXRequestIDMax = 64;


export const changeApprovalRecipientHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangeApprovalRecipientHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeApprovalRecipientHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(changeApprovalRecipientHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(changeApprovalRecipientHeadersXRequestIDRegExp)))
})

export type ChangeApprovalRecipientHeaders = zod.input<typeof ChangeApprovalRecipientHeaders>;
export type ChangeApprovalRecipientHeadersOutput = zod.output<typeof ChangeApprovalRecipientHeaders>;
