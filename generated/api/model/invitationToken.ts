import * as zod from 'zod/mini';

export const InvitationTokenMin = 16;
export const InvitationTokenMax = 200;


export const InvitationTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const InvitationToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(InvitationTokenMin)).check(/*#__PURE__*/ zod.maxLength(InvitationTokenMax)).check(/*#__PURE__*/ zod.regex(InvitationTokenRegExp));

export type InvitationToken = zod.input<typeof InvitationToken>;
export type InvitationTokenOutput = zod.output<typeof InvitationToken>;
