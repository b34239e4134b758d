import * as zod from 'zod/mini';

export const createCustomerRecipientHeadersXRequestIDMin = 8;
export const createCustomerRecipientHeadersXRequestIDMax = 64;


export const createCustomerRecipientHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createCustomerRecipientHeadersIdempotencyKeyMin = 8;
export const createCustomerRecipientHeadersIdempotencyKeyMax = 255;


export const createCustomerRecipientHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const CreateCustomerRecipientHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createCustomerRecipientHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(createCustomerRecipientHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(createCustomerRecipientHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createCustomerRecipientHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createCustomerRecipientHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createCustomerRecipientHeadersIdempotencyKeyRegExp)))
})

export type CreateCustomerRecipientHeaders = zod.input<typeof CreateCustomerRecipientHeaders>;
export type CreateCustomerRecipientHeadersOutput = zod.output<typeof CreateCustomerRecipientHeaders>;
