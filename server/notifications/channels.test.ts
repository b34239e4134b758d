import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import type { OpenDatabase } from '#server/db/connection.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { channelOptions } from './channels.ts';
import { createGateways } from './gateways.ts';

const reach = { email: 'anna@example.ru', phone: '+79161234567', pushIDs: ['browser'] };
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
