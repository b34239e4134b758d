import * as zod from 'zod/mini';

export const proceedApprovalHeadersXRequestIDMin = 8;
export const proceedApprovalHeadersXRequestIDMax = 64;


export const proceedApprovalHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const proceedApprovalHeadersIdempotencyKeyMin = 8;
export const proceedApprovalHeadersIdempotencyKeyMax = 255;


export const proceedApprovalHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const ProceedApprovalHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(proceedApprovalHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(proceedApprovalHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(proceedApprovalHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(proceedApprovalHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(proceedApprovalHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(proceedApprovalHeadersIdempotencyKeyRegExp)))
})

export type ProceedApprovalHeaders = zod.input<typeof ProceedApprovalHeaders>;
export type ProceedApprovalHeadersOutput = zod.output<typeof ProceedApprovalHeaders>;
