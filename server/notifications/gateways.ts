import type { Logger } from 'pino';
import type { ServerConfig } from '#server/config/config.ts';
import type { Database } from '#server/db/connection.ts';
import { createHttpGateway, type MessageGateway } from '#server/notifications/gateways/gateway.ts';
import { createPushGateway } from '#server/notifications/gateways/push-gateway.ts';
import { createSmsGateway } from '#server/notifications/gateways/sms-gateway.ts';
import { createSmtpGateway } from '#server/notifications/gateways/smtp-gateway.ts';
import { createTelegramGateway } from '#server/notifications/telegram/telegram-gateway.ts';
import type { Channel } from './topics.ts';

/** The channels that leave the shop, but for push messages, which it sends by itself. */
const OUTSIDE: readonly Channel[] = ['Email', 'Sms', 'Call', 'WhatsApp', 'Telegram'];

interface GatewayOptions {
  config: Pick<ServerConfig, 'messageGateway' | 'push' | 'shop' | 'smsRu' | 'smtp' | 'telegram'>;
  db: Database;
  logger: Pick<Logger, 'warn'>;
  now?: () => Date;
}

function missingFrom(gateways: readonly MessageGateway[]): Channel[] {
  const sent = new Set(gateways.flatMap(({ channels }) => channels));
  return OUTSIDE.filter((channel) => !sent.has(channel));
}

/** The gateways of the settings, one for a channel: those made for it come before the general one. */
export function createGateways(options: GatewayOptions): MessageGateway[] {
  const { messageGateway, smsRu, smtp, telegram } = options.config;
  const own = [
    createPushGateway(options),
    ...(smtp === null ? [] : [createSmtpGateway(smtp)]),
    ...(smsRu === null ? [] : [createSmsGateway(smsRu, options.now)]),
    ...(telegram === null ? [] : [createTelegramGateway(telegram, options.db)]),
  ];
  const rest = missingFrom(own);
  if (messageGateway === null || rest.length === 0) return own;
  return [...own, createHttpGateway(messageGateway, rest)];
}

/** E-mail and SMS, which every shop needs, as far as none of the gateways sends them. */
export function unsentChannels(gateways: readonly MessageGateway[]): Channel[] {
  return missingFrom(gateways).filter((channel) => channel === 'Email' || channel === 'Sms');
}
