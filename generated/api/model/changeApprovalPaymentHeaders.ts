import * as zod from 'zod/mini';

export const changeApprovalPaymentHeadersXRequestIDMin = 8;
export const changeApprovalPaymentHeadersXRequestIDMax = 64;


export const changeApprovalPaymentHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangeApprovalPaymentHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeApprovalPaymentHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(changeApprovalPaymentHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(changeApprovalPaymentHeadersXRequestIDRegExp)))
})

export type ChangeApprovalPaymentHeaders = zod.input<typeof ChangeApprovalPaymentHeaders>;
export type ChangeApprovalPaymentHeadersOutput = zod.output<typeof ChangeApprovalPaymentHeaders>;
