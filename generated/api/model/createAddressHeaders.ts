import * as zod from 'zod/mini';

export const createAddressHeadersXRequestIDMin = 8;
export const createAddressHeadersXRequestIDMax = 64;


export const createAddressHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createAddressHeadersIdempotencyKeyMin = 8;
export const createAddressHeadersIdempotencyKeyMax = 255;


export const createAddressHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const CreateAddressHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createAddressHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(createAddressHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(createAddressHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createAddressHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createAddressHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createAddressHeadersIdempotencyKeyRegExp)))
})

export type CreateAddressHeaders = zod.input<typeof CreateAddressHeaders>;
export type CreateAddressHeadersOutput = zod.output<typeof CreateAddressHeaders>;
