import type { NotificationChannel } from '#generated/api/model/notificationChannel.ts';
import type { NotificationChannelOption } from '#generated/api/model/notificationChannelOption.ts';
import type { NotificationTopicSetting } from '#generated/api/model/notificationTopicSetting.ts';

const NONE: NotificationChannel = 'NoNotify';

/** The channels that can deliver a message to this user, in display order. */
function delivering(options: readonly NotificationChannelOption[]): NotificationChannel[] {
  return options.flatMap(({ channel, allowed }) => (allowed && channel !== NONE ? [channel] : []));
}

/**
 * The channels of a topic after a click on one of them: `NoNotify` is always alone, and
 * replaces the last other channel when that is removed. Null when the click may not change anything.
 */
export function toggleChannel(
  { channels, required }: Pick<NotificationTopicSetting, 'channels' | 'required'>,
  channel: NotificationChannel,
  options: readonly NotificationChannelOption[],
): NotificationChannel[] | null {
  if (channel === NONE) {
    if (required) return null;
    if (!channels.includes(NONE)) return [NONE];
    const [first] = delivering(options);
    return first === undefined ? null : [first];
  }
  const others = channels.filter((other) => other !== channel && other !== NONE);
  // One that can no longer be used was chosen before: it would be rejected with the rest.
  const usable = others.filter((other) => delivering(options).includes(other));
  if (!channels.includes(channel)) return [...usable, channel];
  if (usable.length > 0) return usable;
  return required ? null : [NONE];
}

/** Why a box cannot be clicked; null when it can. */
export function blockedReason(
  topic: Pick<NotificationTopicSetting, 'channels' | 'required'>,
  option: NotificationChannelOption,
  options: readonly NotificationChannelOption[],
): string | null {
  const { channel, allowed, reason } = option;
  const isChosen = topic.channels.includes(channel);
  if (!allowed && !isChosen) return reason ?? 'Канал недоступен';
  if (toggleChannel(topic, channel, options) !== null) return null;
  if (channel === NONE && !topic.required) return 'Нет канала, который можно выбрать вместо этого';
  return 'О ходе заказа сообщаем всегда';
}
