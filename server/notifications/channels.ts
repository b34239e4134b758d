import type { components } from '#generated/server/operations.ts';
import type { ServerConfig } from '#server/config/config.ts';
import type { TelegramChat } from '#server/notifications/telegram/telegram-chats.ts';
import type { Channel } from './topics.ts';

type ChannelOption = components['schemas']['NotificationChannelOption'];

/** The user's e-mail, phone and chat in Telegram, null when absent or invalid, and ids of push subscriptions. */
export interface Reach {
  email: string | null;
  phone: string | null;
  pushIDs: readonly string[];
  telegram: TelegramChat | null;
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

/** Why a channel cannot be chosen that the shop does not send by. */
const NOT_SENT = {
  Email: 'Магазин пока не отправляет писем',
  Sms: 'Магазин пока не отправляет SMS',
  Call: 'Магазин пока не звонит',
  WhatsApp: 'Магазин пока не пишет в\u00A0WhatsApp',
  Telegram: 'Магазин пока не пишет в\u00A0Telegram',
} as const;

type OutsideChannel = keyof typeof NOT_SENT;

function isOutside(channel: Channel): channel is OutsideChannel {
  return Object.hasOwn(NOT_SENT, channel);
}

type MessageSettings = Pick<
  ServerConfig,
  'environment' | 'messageGateway' | 'smsRu' | 'smtp' | 'telegram'
>;

/**
 * Whether messages of a channel leave the shop by the settings. Outside of production, without any
 * gateway, all of them count: they wait in the outbox, which the demo shows. Telegram needs its bot, to
 * which users write first.
 */
function isSent(channel: OutsideChannel, config: MessageSettings): boolean {
  const { environment, messageGateway, smsRu, smtp, telegram } = config;
  if (channel === 'Telegram') return telegram !== null;
  if (messageGateway !== null) return true;
  if (smsRu === null && smtp === null && telegram === null) return environment !== 'production';
  return (channel === 'Email' && smtp !== null) || (channel === 'Sms' && smsRu !== null);
}

const PHONE = /^\+7\d{10}$/;

function usablePhone({ phone }: Reach): string | null {
  return phone !== null && PHONE.test(phone) ? phone : null;
}

/** Where a channel delivers to: nowhere when it cannot reach this user, several browsers for Push. */
export function endPointsOf(channel: Channel, reach: Reach): readonly string[] {
  if (channel === 'Push') return reach.pushIDs;
  if (channel === 'Telegram') return reach.telegram === null ? [] : [reach.telegram.chatID];
  const endPoint = endPointOf(channel, reach);
  return endPoint === null ? [] : [endPoint];
}

/** The e-mail address, phone or name for a channel, shown to the user; null when there is none. */
function endPointOf(channel: Channel, reach: Reach): string | null {
  switch (channel) {
    case 'Email':
      return reach.email;
    case 'Sms':
    case 'Call':
    case 'WhatsApp':
      return usablePhone(reach);
    case 'Telegram':
      return reach.telegram?.name ?? null;
    default:
      return null;
  }
}

/** The reason shown to the user why a channel cannot be chosen; null when it can. */
export function rejectionOf(
  channel: Channel,
  reach: Reach,
  config: MessageSettings,
): string | null {
  if (isOutside(channel) && !isSent(channel, config)) return NOT_SENT[channel];
  switch (channel) {
    case 'NoNotify':
      return null;
    case 'Email':
      return reach.email === null ? 'Укажите почту в профиле' : null;
    case 'Telegram':
      return reach.telegram === null ? 'Сначала подключите Telegram' : null;
    case 'Push':
      return reach.pushIDs.length === 0 ? 'Включите на этом устройстве' : null;
    default:
      return usablePhone(reach) === null ? 'Укажите телефон в профиле' : null;
  }
}

/** All channels as a user sees them in the settings. */
export function channelOptions(reach: Reach, config: MessageSettings): ChannelOption[] {
  return (Object.keys(names) as Channel[]).map((channel) => {
    const reason = rejectionOf(channel, reach, config);
    return {
      channel,
      name: names[channel],
      endPoint: endPointOf(channel, reach),
      allowed: reason === null,
      reason,
      ...(channel === 'Telegram' ? { connectable: config.telegram !== null } : {}),
    };
  });
}
