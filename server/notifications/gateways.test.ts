import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import type { OpenDatabase } from '#server/db/connection.ts';
import { openTestDatabase } from '#tests/support/servers/database.ts';
import { createGateways, unsentChannels } from './gateways.ts';

const logger = { warn: () => undefined };
const SMTP = { SMTP_URL: 'smtp://mail', SMTP_FROM: 'shop@example.ru' };
const SMS_RU = { SMS_RU_API_ID: 'key' };
const GATEWAY = { MESSAGE_GATEWAY_URL: 'https://messages.example.ru' };
let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const gatewaysOf = (settings: Record<string, string>) =>
  createGateways({ config: readConfig(settings), db: database.db, logger });

it.each([
  [{}, [['Push']]],
  [SMTP, [['Push'], ['Email']]],
  [GATEWAY, [['Push'], ['Email', 'Sms', 'Call', 'WhatsApp', 'Telegram']]],
  [{ ...SMS_RU, ...GATEWAY }, [['Push'], ['Sms'], ['Email', 'Call', 'WhatsApp', 'Telegram']]],
  [
    { ...SMTP, ...SMS_RU, ...GATEWAY },
    [['Push'], ['Email'], ['Sms'], ['Call', 'WhatsApp', 'Telegram']],
  ],
])('gateways: send each channel once by %j', (settings, channels) => {
  expect(gatewaysOf(settings).map((gateway) => gateway.channels)).toEqual(channels);
});

it.each([
  [{}, ['Email', 'Sms']],
  [SMTP, ['Sms']],
  [SMS_RU, ['Email']],
  [{ ...SMTP, ...SMS_RU }, []],
  [GATEWAY, []],
])('gateways: name what nothing sends by %j', (settings, channels) => {
  expect(unsentChannels(gatewaysOf(settings))).toEqual(channels);
});
