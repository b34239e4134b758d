import * as zod from 'zod/mini';

export const changeFinDocsRecipientHeadersXRequestIDMin = 8;
export const changeFinDocsRecipientHeadersXRequestIDMax = 64;


export const changeFinDocsRecipientHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangeFinDocsRecipientHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeFinDocsRecipientHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(changeFinDocsRecipientHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(changeFinDocsRecipientHeadersXRequestIDRegExp)))
})

export type ChangeFinDocsRecipientHeaders = zod.input<typeof ChangeFinDocsRecipientHeaders>;
export type ChangeFinDocsRecipientHeadersOutput = zod.output<typeof ChangeFinDocsRecipientHeaders>;
