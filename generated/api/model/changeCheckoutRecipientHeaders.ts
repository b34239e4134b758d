import * as zod from 'zod/mini';

export const changeCheckoutRecipientHeadersXRequestIDMin = 8;
export const changeCheckoutRecipientHeadersXRequestIDMax = 64;


export const changeCheckoutRecipientHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangeCheckoutRecipientHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeCheckoutRecipientHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(changeCheckoutRecipientHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(changeCheckoutRecipientHeadersXRequestIDRegExp)))
})

export type ChangeCheckoutRecipientHeaders = zod.input<typeof ChangeCheckoutRecipientHeaders>;
export type ChangeCheckoutRecipientHeadersOutput = zod.output<typeof ChangeCheckoutRecipientHeaders>;
