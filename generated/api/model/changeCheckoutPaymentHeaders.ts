import * as zod from 'zod/mini';

export const changeCheckoutPaymentHeadersXRequestIDMin = 8;
export const changeCheckoutPaymentHeadersXRequestIDMax = 64;


export const changeCheckoutPaymentHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangeCheckoutPaymentHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeCheckoutPaymentHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(changeCheckoutPaymentHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(changeCheckoutPaymentHeadersXRequestIDRegExp)))
})

export type ChangeCheckoutPaymentHeaders = zod.input<typeof ChangeCheckoutPaymentHeaders>;
export type ChangeCheckoutPaymentHeadersOutput = zod.output<typeof ChangeCheckoutPaymentHeaders>;
