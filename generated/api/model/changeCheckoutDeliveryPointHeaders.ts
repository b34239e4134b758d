import * as zod from 'zod/mini';

export const changeCheckoutDeliveryPointHeadersXRequestIDMin = 8;
export const changeCheckoutDeliveryPointHeadersXRequestIDMax = 64;


export const changeCheckoutDeliveryPointHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangeCheckoutDeliveryPointHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeCheckoutDeliveryPointHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(changeCheckoutDeliveryPointHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(changeCheckoutDeliveryPointHeadersXRequestIDRegExp)))
})

export type ChangeCheckoutDeliveryPointHeaders = zod.input<typeof ChangeCheckoutDeliveryPointHeaders>;
export type ChangeCheckoutDeliveryPointHeadersOutput = zod.output<typeof ChangeCheckoutDeliveryPointHeaders>;
