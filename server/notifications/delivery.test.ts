import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/connection.ts';
import { outboxMessages } from '#server/db/schema/notifications.ts';
import type { GatewayMessage } from '#server/notifications/gateways/gateway.ts';
import { openTestDatabase } from '#tests/support/servers/database.ts';
import { deliverWaiting, pruneOutbox } from './delivery.ts';
import { postMessages } from './outbox.ts';

const START = new Date('2026-03-14T09:00:00.000Z');
const inSeconds = (seconds: number) => new Date(START.getTime() + seconds * 1000);
let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

beforeEach(() => database.db.delete(outboxMessages));
afterAll(() => database.close());

const message = {
  channel: 'Sms',
  endPoint: '+79161234567',
  subject: 'Код',
  text: '123456',
  at: START,
} as const;

async function deliver(now: Date, taken: GatewayMessage[], reject = false): Promise<number> {
  const send = async (each: GatewayMessage) => {
    if (reject) throw new Error('out of order');
    taken.push(each);
  };
  return deliverWaiting({
    db: database.db,
    gateway: { channels: ['Sms'], send },
    publicUrl: 'https://shop.example.ru',
    logger: { warn: () => undefined },
    now,
  });
}

describe('delivery', () => {
  it('passes a message to the gateway once, with an absolute link', async () => {
    await postMessages(database.db, [{ ...message, link: '/order/1' }]);
    const taken: GatewayMessage[] = [];
    expect(await deliver(START, taken)).toBe(1);
    expect(await deliver(inSeconds(3600), taken)).toBe(0);
    expect(taken).toHaveLength(1);
    expect(taken[0]).toMatchObject({
      endPoint: '+79161234567',
      link: 'https://shop.example.ru/order/1',
    });
  });

  it('retries a rejected message with increasing delays and the same id', async () => {
    await postMessages(database.db, [message]);
    const taken: GatewayMessage[] = [];
    expect(await deliver(START, taken, true)).toBe(0);
    expect(await deliver(inSeconds(29), taken)).toBe(0);
    expect(await deliver(inSeconds(31), taken, true)).toBe(0);
    expect(await deliver(inSeconds(31 + 59), taken)).toBe(0);
    expect(await deliver(inSeconds(31 + 61), taken)).toBe(1);
    const [row] = await database.db.select().from(outboxMessages);
    expect(taken[0]?.id).toBe(`${row?.id}`);
    expect(row?.attempts).toBe(3);
  });

  it('sends at once what a process whose clock was a day ahead has posted, and what it could not send', async () => {
    const tomorrow = inSeconds(86_400);
    await postMessages(database.db, [{ ...message, at: tomorrow }]);
    const taken: GatewayMessage[] = [];
    expect(await deliver(START, taken)).toBe(1);

    await postMessages(database.db, [message]);
    expect(await deliver(tomorrow, taken, true)).toBe(0);
    expect(await deliver(START, taken)).toBe(1);
    expect(taken).toHaveLength(2);
  });

  it('does not send an expired code, and deletes it', async () => {
    await postMessages(database.db, [{ ...message, expiresAt: inSeconds(300) }, message]);
    const taken: GatewayMessage[] = [];
    expect(await deliver(inSeconds(301), taken)).toBe(1);
    await pruneOutbox(database.db, inSeconds(301));
    expect(await database.db.select().from(outboxMessages)).toHaveLength(1);
    await pruneOutbox(database.db, inSeconds(31 * 86_400));
    expect(await database.db.select().from(outboxMessages)).toEqual([]);
  });
});
