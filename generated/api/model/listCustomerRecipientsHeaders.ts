import * as zod from 'zod/mini';

export const listCustomerRecipientsHeadersXRequestIDMin = 8;
export const listCustomerRecipientsHeadersXRequestIDMax = 64;


export const listCustomerRecipientsHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ListCustomerRecipientsHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listCustomerRecipientsHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(listCustomerRecipientsHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(listCustomerRecipientsHeadersXRequestIDRegExp)))
})

export type ListCustomerRecipientsHeaders = zod.input<typeof ListCustomerRecipientsHeaders>;
export type ListCustomerRecipientsHeadersOutput = zod.output<typeof ListCustomerRecipientsHeaders>;
