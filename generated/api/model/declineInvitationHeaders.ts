import * as zod from 'zod/mini';

export const declineInvitationHeadersXRequestIDMin = 8;
export const declineInvitationHeadersXRequestIDMax = 64;


export const declineInvitationHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeclineInvitationHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(declineInvitationHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(declineInvitationHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(declineInvitationHeadersXRequestIDRegExp)))
})

export type DeclineInvitationHeaders = zod.input<typeof DeclineInvitationHeaders>;
export type DeclineInvitationHeadersOutput = zod.output<typeof DeclineInvitationHeaders>;
