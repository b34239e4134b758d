import * as zod from 'zod/mini';

export const createFinDocsRecipientHeadersXRequestIDMin = 8;
export const createFinDocsRecipientHeadersXRequestIDMax = 64;


export const createFinDocsRecipientHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createFinDocsRecipientHeadersIdempotencyKeyMin = 8;
export const createFinDocsRecipientHeadersIdempotencyKeyMax = 255;


export const createFinDocsRecipientHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const CreateFinDocsRecipientHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createFinDocsRecipientHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(createFinDocsRecipientHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(createFinDocsRecipientHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createFinDocsRecipientHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createFinDocsRecipientHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createFinDocsRecipientHeadersIdempotencyKeyRegExp)))
})

export type CreateFinDocsRecipientHeaders = zod.input<typeof CreateFinDocsRecipientHeaders>;
export type CreateFinDocsRecipientHeadersOutput = zod.output<typeof CreateFinDocsRecipientHeaders>;
