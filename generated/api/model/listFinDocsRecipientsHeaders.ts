import * as zod from 'zod/mini';

export const listFinDocsRecipientsHeadersXRequestIDMin = 8;
export const listFinDocsRecipientsHeadersXRequestIDMax = 64;


export const listFinDocsRecipientsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListFinDocsRecipientsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listFinDocsRecipientsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listFinDocsRecipientsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listFinDocsRecipientsHeadersXRequestIDRegExp)))
})

export type ListFinDocsRecipientsHeaders = zod.input<typeof ListFinDocsRecipientsHeaders>;
export type ListFinDocsRecipientsHeadersOutput = zod.output<typeof ListFinDocsRecipientsHeaders>;
