import * as zod from 'zod/mini';

export const savePushSubscriptionHeadersXRequestIDMin = 8;
export const savePushSubscriptionHeadersXRequestIDMax = 64;


export const savePushSubscriptionHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const SavePushSubscriptionHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(savePushSubscriptionHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(savePushSubscriptionHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(savePushSubscriptionHeadersXRequestIDRegExp)))
})

export type SavePushSubscriptionHeaders = zod.input<typeof SavePushSubscriptionHeaders>;
export type SavePushSubscriptionHeadersOutput = zod.output<typeof SavePushSubscriptionHeaders>;
