import * as zod from 'zod/mini';

export const inviteEmployeeHeadersXRequestIDMin = 8;
export const inviteEmployeeHeadersXRequestIDMax = 64;


export const inviteEmployeeHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const inviteEmployeeHeadersIdempotencyKeyMin = 8;
export const inviteEmployeeHeadersIdempotencyKeyMax = 255;


export const inviteEmployeeHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const InviteEmployeeHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(inviteEmployeeHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(inviteEmployeeHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(inviteEmployeeHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(inviteEmployeeHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(inviteEmployeeHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(inviteEmployeeHeadersIdempotencyKeyRegExp)))
})

export type InviteEmployeeHeaders = zod.input<typeof InviteEmployeeHeaders>;
export type InviteEmployeeHeadersOutput = zod.output<typeof InviteEmployeeHeaders>;
