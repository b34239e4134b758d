import * as zod from 'zod/mini';

export const createPartnerAddressHeadersXRequestIDMin = 8;
export const createPartnerAddressHeadersXRequestIDMax = 64;


export const createPartnerAddressHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createPartnerAddressHeadersIdempotencyKeyMin = 8;
export const createPartnerAddressHeadersIdempotencyKeyMax = 255;


export const createPartnerAddressHeadersIdempotencyKeyRegExp = new RegExp('^[\\x21-\\x7E]+$');

export const CreatePartnerAddressHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPartnerAddressHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(createPartnerAddressHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(createPartnerAddressHeadersXRequestIDRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPartnerAddressHeadersIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createPartnerAddressHeadersIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createPartnerAddressHeadersIdempotencyKeyRegExp)))
})

export type CreatePartnerAddressHeaders = zod.input<typeof CreatePartnerAddressHeaders>;
export type CreatePartnerAddressHeadersOutput = zod.output<typeof CreatePartnerAddressHeaders>;
