import * as zod from 'zod/mini';

export const listAuditEntriesHeadersXRequestIDMin = 8;
export const listAuditEntriesHeadersXRequestIDMax = 64;


export const listAuditEntriesHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListAuditEntriesHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listAuditEntriesHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listAuditEntriesHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listAuditEntriesHeadersXRequestIDRegExp)))
})

export type ListAuditEntriesHeaders = zod.input<typeof ListAuditEntriesHeaders>;
export type ListAuditEntriesHeadersOutput = zod.output<typeof ListAuditEntriesHeaders>;
