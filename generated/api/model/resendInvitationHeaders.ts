import * as zod from 'zod/mini';

export const resendInvitationHeadersXRequestIDMin = 8;
export const resendInvitationHeadersXRequestIDMax = 64;


export const resendInvitationHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const resendInvitationHeadersIdempotencyKeyMin = 8;
export const resendInvitationHeadersIdempotencyKeyMax = 255;


export const resendInvitationHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const ResendInvitationHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resendInvitationHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(resendInvitationHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(resendInvitationHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resendInvitationHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(resendInvitationHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(resendInvitationHeadersIdempotencyKeyRegExp)))
})

export type ResendInvitationHeaders = zod.input<typeof ResendInvitationHeaders>;
export type ResendInvitationHeadersOutput = zod.output<typeof ResendInvitationHeaders>;
