import * as zod from 'zod/mini';
import { PushEndpoint } from './pushEndpoint.ts';
import { PushKeys } from './pushKeys.ts';

export const pushSubscriptionUserAgentMax = 500;



export const PushSubscription = /*#__PURE__*/ zod.object({
  "endpoint": PushEndpoint,
  "keys": PushKeys,
  "userAgent": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(pushSubscriptionUserAgentMax)))
});

export type PushSubscription = zod.input<typeof PushSubscription>;
export type PushSubscriptionOutput = zod.output<typeof PushSubscription>;
