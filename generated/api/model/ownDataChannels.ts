import * as zod from 'zod/mini';
import { NotificationChannel } from './notificationChannel.ts';
import { NotificationTopic } from './notificationTopic.ts';

export const ownDataChannelsChannelsMax = 7;



export const OwnDataChannels = /*#__PURE__*/ zod.object({
  "topic": NotificationTopic,
  "channels": /*#__PURE__*/ zod.array(NotificationChannel).check(/*#__PURE__*/ zod.maxLength(ownDataChannelsChannelsMax))
});

export type OwnDataChannels = zod.input<typeof OwnDataChannels>;
export type OwnDataChannelsOutput = zod.output<typeof OwnDataChannels>;
