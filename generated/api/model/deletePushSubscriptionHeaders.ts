import * as zod from 'zod/mini';

export const deletePushSubscriptionHeadersXRequestIDMin = 8;
export const deletePushSubscriptionHeadersXRequestIDMax = 64;


export const deletePushSubscriptionHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const DeletePushSubscriptionHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(deletePushSubscriptionHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(deletePushSubscriptionHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(deletePushSubscriptionHeadersXRequestIDRegExp)))
})

export type DeletePushSubscriptionHeaders = zod.input<typeof DeletePushSubscriptionHeaders>;
export type DeletePushSubscriptionHeadersOutput = zod.output<typeof DeletePushSubscriptionHeaders>;
