import * as zod from 'zod/mini';

export const createPartnerRecipientHeadersXRequestIDMin = 8;
export const createPartnerRecipientHeadersXRequestIDMax = 64;


export const createPartnerRecipientHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createPartnerRecipientHeadersIdempotencyKeyMin = 8;
export const createPartnerRecipientHeadersIdempotencyKeyMax = 255;


export const createPartnerRecipientHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const CreatePartnerRecipientHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPartnerRecipientHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(createPartnerRecipientHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(createPartnerRecipientHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPartnerRecipientHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createPartnerRecipientHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createPartnerRecipientHeadersIdempotencyKeyRegExp)))
})

export type CreatePartnerRecipientHeaders = zod.input<typeof CreatePartnerRecipientHeaders>;
export type CreatePartnerRecipientHeadersOutput = zod.output<typeof CreatePartnerRecipientHeaders>;
