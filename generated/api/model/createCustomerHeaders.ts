import * as zod from 'zod/mini';

export const createCustomerHeadersXRequestIDMin = 8;
export const createCustomerHeadersXRequestIDMax = 64;


export const createCustomerHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createCustomerHeadersIdempotencyKeyMin = 8;
export const createCustomerHeadersIdempotencyKeyMax = 255;


export const createCustomerHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const CreateCustomerHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createCustomerHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(createCustomerHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(createCustomerHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createCustomerHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createCustomerHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createCustomerHeadersIdempotencyKeyRegExp)))
})

export type CreateCustomerHeaders = zod.input<typeof CreateCustomerHeaders>;
export type CreateCustomerHeadersOutput = zod.output<typeof CreateCustomerHeaders>;
