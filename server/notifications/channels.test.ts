import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import type { OpenDatabase } from '#server/db/connection.ts';
import { openTestDatabase } from '#tests/support/servers/database.ts';
import { channelOptions, type Reach } from './channels.ts';
import { createGateways } from './gateways.ts';

const reach: Reach = {
  email: 'anna@example.ru',
  phone: '+79161234567',
  pushIDs: ['browser'],
  telegram: null,
};
const SMTP = { SMTP_URL: 'smtp://mail', SMTP_FROM: 'shop@example.ru' };
const SMS_RU = { SMS_RU_API_ID: 'key' };
const GATEWAY = { MESSAGE_GATEWAY_URL: 'https://messages.example.ru' };
let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

function optionsBy(settings: Record<string, string>) {
  return channelOptions(reach, readConfig(settings));
}

const allowedOf = (options: ReturnType<typeof channelOptions>) =>
  options.filter(({ allowed }) => allowed).map(({ channel }) => channel);

it.each([
  [SMTP, ['Email', 'Push', 'NoNotify']],
  [SMS_RU, ['Sms', 'Push', 'NoNotify']],
  [{ ...SMTP, ...SMS_RU }, ['Email', 'Sms', 'Push', 'NoNotify']],
  [GATEWAY, ['Email', 'Sms', 'Call', 'WhatsApp', 'Push', 'NoNotify']],
  // They wait in the outbox, which the demo shows.
  [{}, ['Email', 'Sms', 'Call', 'WhatsApp', 'Push', 'NoNotify']],
])('channels: may be chosen as far as they are sent by %j', (settings, channels) => {
  const options = optionsBy(settings);
  expect(allowedOf(options)).toEqual(channels);
  for (const option of options) {
    if (!option.allowed) expect(option.reason).toMatch(/^Магазин пока не /);
  }
});

it('channels: Telegram may be chosen by who has connected a chat, when there is a bot', () => {
  const bot = {
    TELEGRAM_BOT_NAME: '@example_shop_bot',
    TELEGRAM_BOT_TOKEN: '1:a-secret-of-thirty-letters-or-more',
  };
  const connected: Reach = { ...reach, telegram: { chatID: '7', name: '@anna' } };
  const allowed = (one: Reach, settings: object) =>
    allowedOf(channelOptions(one, readConfig({ ...SMTP, ...settings }))).includes('Telegram');
  expect(allowed(connected, bot)).toBe(true);
  expect(allowed(reach, bot)).toBe(false);
  expect(allowed(connected, {})).toBe(false);
  expect(allowed(connected, GATEWAY)).toBe(false);
});

it('channels: in production none may be chosen without a gateway, but for push messages', () => {
  const options = channelOptions(reach, { ...readConfig({}), environment: 'production' });
  expect(allowedOf(options)).toEqual(['Push', 'NoNotify']);
});

it.each([[SMTP], [SMS_RU], [{ ...SMTP, ...SMS_RU }], [GATEWAY]])(
  'channels: that may be chosen have a gateway by %j',
  (settings) => {
    const config = readConfig(settings);
    const logger = { warn: () => undefined };
    const gateways = createGateways({ config, db: database.db, logger });
    const sent = gateways.flatMap(({ channels }) => channels);
    const unsent = allowedOf(optionsBy(settings)).filter((channel) => !sent.includes(channel));
    expect(unsent).toEqual(['NoNotify']);
  },
);
