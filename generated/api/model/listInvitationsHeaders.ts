import * as zod from 'zod/mini';

export const listInvitationsHeadersXRequestIDMin = 8;
export const listInvitationsHeadersXRequestIDMax = 64;


export const listInvitationsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListInvitationsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listInvitationsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listInvitationsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listInvitationsHeadersXRequestIDRegExp)))
})

export type ListInvitationsHeaders = zod.input<typeof ListInvitationsHeaders>;
export type ListInvitationsHeadersOutput = zod.output<typeof ListInvitationsHeaders>;
