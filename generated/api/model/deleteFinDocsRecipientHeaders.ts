import * as zod from 'zod/mini';

export const deleteFinDocsRecipientHeadersXRequestIDMin = 8;
export const deleteFinDocsRecipientHeadersXRequestIDMax = 64;


export const deleteFinDocsRecipientHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeleteFinDocsRecipientHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deleteFinDocsRecipientHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(deleteFinDocsRecipientHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(deleteFinDocsRecipientHeadersXRequestIDRegExp)))
})

export type DeleteFinDocsRecipientHeaders = zod.input<typeof DeleteFinDocsRecipientHeaders>;
export type DeleteFinDocsRecipientHeadersOutput = zod.output<typeof DeleteFinDocsRecipientHeaders>;
