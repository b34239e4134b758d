import * as zod from 'zod/mini';
import { PushEndpoint } from './pushEndpoint.ts';
import { PushKeys } from './pushKeys.ts';

export const MovedPushSubscription = /*#__PURE__*/ zod.object({
  "replaced": PushEndpoint,
  "endpoint": PushEndpoint,
  "keys": PushKeys
});

export type MovedPushSubscription = zod.input<typeof MovedPushSubscription>;
export type MovedPushSubscriptionOutput = zod.output<typeof MovedPushSubscription>;
