import type { components } from '#generated/server/operations.ts';
import type { Channel } from './topics.ts';

type ChannelOption = components['schemas']['NotificationChannelOption'];

/** The user's e-mail and phone; null when absent or invalid. */
export interface Reach {
  email: string | null;
  phone: string | null;
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

/** The e-mail address or phone for a channel; null when it cannot reach this user. */
export function endPointOf(channel: Channel, reach: Reach): string | null {
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
      return 'Установите приложение';
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
