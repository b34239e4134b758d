import * as zod from 'zod/mini';

export const changeCheckoutDeliveryHeadersXRequestIDMin = 8;
export const changeCheckoutDeliveryHeadersXRequestIDMax = 64;


export const changeCheckoutDeliveryHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangeCheckoutDeliveryHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeCheckoutDeliveryHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(changeCheckoutDeliveryHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(changeCheckoutDeliveryHeadersXRequestIDRegExp)))
})

export type ChangeCheckoutDeliveryHeaders = zod.input<typeof ChangeCheckoutDeliveryHeaders>;
export type ChangeCheckoutDeliveryHeadersOutput = zod.output<typeof ChangeCheckoutDeliveryHeaders>;
