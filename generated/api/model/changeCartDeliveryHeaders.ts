import * as zod from 'zod/mini';

export const changeCartDeliveryHeadersXRequestIDMin = 8;
export const changeCartDeliveryHeadersXRequestIDMax = 64;


export const changeCartDeliveryHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ChangeCartDeliveryHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeCartDeliveryHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(changeCartDeliveryHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(changeCartDeliveryHeadersXRequestIDRegExp)))
})

export type ChangeCartDeliveryHeaders = zod.input<typeof ChangeCartDeliveryHeaders>;
export type ChangeCartDeliveryHeadersOutput = zod.output<typeof ChangeCartDeliveryHeaders>;
