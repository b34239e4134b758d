import * as zod from 'zod/mini';

export const movePushSubscriptionHeadersXRequestIDMin = 8;
export const movePushSubscriptionHeadersXRequestIDMax = 64;


export const movePushSubscriptionHeadersXRequestIDRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const MovePushSubscriptionHeaders = /*#__PURE__*/ zod.object({
  "X-Request-ID": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(movePushSubscriptionHeadersXRequestIDMin)).check(/*#__PURE__*/ zod.maxLength(movePushSubscriptionHeadersXRequestIDMax)).check(/*#__PURE__*/ zod.regex(movePushSubscriptionHeadersXRequestIDRegExp)))
})

export type MovePushSubscriptionHeaders = zod.input<typeof MovePushSubscriptionHeaders>;
export type MovePushSubscriptionHeadersOutput = zod.output<typeof MovePushSubscriptionHeaders>;
