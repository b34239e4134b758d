import * as zod from 'zod/mini';

export const readInvitationLinkHeadersXRequestIDMin = 8;
export const readInvitationLinkHeadersXRequestIDMax = 64;


export const readInvitationLinkHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ReadInvitationLinkHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(readInvitationLinkHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(readInvitationLinkHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(readInvitationLinkHeadersXRequestIDRegExp)))
})

export type ReadInvitationLinkHeaders = zod.input<typeof ReadInvitationLinkHeaders>;
export type ReadInvitationLinkHeadersOutput = zod.output<typeof ReadInvitationLinkHeaders>;
