import * as zod from 'zod/mini';

export const getCheckoutDeliveryHeadersXRequestIDMin = 8;
export const getCheckoutDeliveryHeadersXRequestIDMax = 64;


export const getCheckoutDeliveryHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const GetCheckoutDeliveryHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getCheckoutDeliveryHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(getCheckoutDeliveryHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(getCheckoutDeliveryHeadersXRequestIDRegExp)))
})

export type GetCheckoutDeliveryHeaders = zod.input<typeof GetCheckoutDeliveryHeaders>;
export type GetCheckoutDeliveryHeadersOutput = zod.output<typeof GetCheckoutDeliveryHeaders>;
