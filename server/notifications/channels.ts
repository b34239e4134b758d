import type { components } from '#generated/server/operations.ts';
import type { Channel } from './topics.ts';

type ChannelOption = components['schemas']['NotificationChannelOption'];

/** The user's e-mail and phone, null when absent or invalid, and ids of push subscriptions. */
export interface Reach {
  email: string | null;
  phone: string | null;
  pushIDs: readonly string[];
}

const names: Readonly<Record<Channel, string>> = {
  Email: 'Почта',
  Sms: 'SMS',
  Call: 'Звонок',
  WhatsApp: 'WhatsApp',
  Telegram: 'Telegram',
  Push: 'Push-уведомления',
  NoNotify: 'Не сообщать',
};

const PHONE = /^\+7\d{10}$/;

function usablePhone({ phone }: Reach): string | null {
  return phone !== null && PHONE.test(phone) ? phone : null;
}

/** Where a channel delivers to: nowhere when it cannot reach this user, several browsers for Push. */
export function endPointsOf(channel: Channel, reach: Reach): readonly string[] {
  if (channel === 'Push') return reach.pushIDs;
  const endPoint = endPointOf(channel, reach);
  return endPoint === null ? [] : [endPoint];
}

/** The e-mail address or phone for a channel, shown to the user; null when there is none. */
function endPointOf(channel: Channel, reach: Reach): string | null {
  switch (channel) {
    case 'Email':
      return reach.email;
    case 'Sms':
    case 'Call':
    case 'WhatsApp':
      return usablePhone(reach);
    default:
      return null;
  }
}

/** The reason shown to the user why a channel cannot be chosen; null when it can. */
export function rejectionOf(channel: Channel, reach: Reach): string | null {
  switch (channel) {
    case 'NoNotify':
      return null;
    case 'Email':
      return reach.email === null ? 'Укажите почту в профиле' : null;
    case 'Telegram':
      return 'Подключите бота магазина';
    case 'Push':
      return reach.pushIDs.length === 0 ? 'Включите на этом устройстве' : null;
    default:
      return usablePhone(reach) === null ? 'Укажите телефон в профиле' : null;
  }
}

/** All channels as a user sees them in the settings. */
export function channelOptions(reach: Reach): ChannelOption[] {
  return (Object.keys(names) as Channel[]).map((channel) => {
    const reason = rejectionOf(channel, reach);
    return {
      channel,
      name: names[channel],
      endPoint: endPointOf(channel, reach),
      allowed: reason === null,
      reason,
    };
  });
}
