import * as zod from 'zod/mini';

export const acceptInvitationHeadersXRequestIDMin = 8;
export const acceptInvitationHeadersXRequestIDMax = 64;


export const acceptInvitationHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const AcceptInvitationHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(acceptInvitationHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(acceptInvitationHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(acceptInvitationHeadersXRequestIDRegExp)))
})

export type AcceptInvitationHeaders = zod.input<typeof AcceptInvitationHeaders>;
export type AcceptInvitationHeadersOutput = zod.output<typeof AcceptInvitationHeaders>;
