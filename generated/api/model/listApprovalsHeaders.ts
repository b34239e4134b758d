import * as zod from 'zod/mini';

export const listApprovalsHeadersXRequestIDMin = 8;
export const listApprovalsHeadersXRequestIDMax = 64;


export const listApprovalsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListApprovalsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listApprovalsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listApprovalsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listApprovalsHeadersXRequestIDRegExp)))
})

export type ListApprovalsHeaders = zod.input<typeof ListApprovalsHeaders>;
export type ListApprovalsHeadersOutput = zod.output<typeof ListApprovalsHeaders>;
