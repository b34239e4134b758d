import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import type { OpenDatabase } from '#server/db/connection.ts';
import { users } from '#server/db/schema/identity.ts';
import {
  notificationChoices,
  outboxMessages,
  pushSubscriptions,
} from '#server/db/schema/notifications.ts';
import { deliverWaiting } from '#server/notifications/delivery.ts';
import { notify } from '#server/notifications/notify.ts';
import { loadPushKeys } from '#server/notifications/push/push-keys.ts';
import { savePushSubscription } from '#server/notifications/push/push-subscriptions.ts';
import { type FakePushService, startPushService } from '#tests/support/fakes/push-service.ts';
import { openTestDatabase } from '#tests/support/servers/database.ts';
import { createPushGateway } from './push-gateway.ts';

const START = new Date('2026-03-14T09:00:00.000Z');
const inSeconds = (seconds: number) => new Date(START.getTime() + seconds * 1000);
const userID = 'anna';
let database: OpenDatabase;
let service: FakePushService;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.insert(users).values({ id: userID, issuer: 'test', subject: userID });
});
beforeEach(async () => {
  await database.db.delete(outboxMessages);
  await database.db.delete(pushSubscriptions);
  await service?.close();
  service = await startPushService();
});
afterAll(async () => {
  await service.close();
  await database.close();
});

const configOf = () => readConfig({ PUSH_ORIGINS: service.url });

async function subscribe(): Promise<void> {
  const subscriber = { userID, sessionUID: null };
  const { db } = database;
  await savePushSubscription(db, configOf(), subscriber, service.subscribe(), START);
}

/** An event of a topic for which the user has chosen push messages alone. */
async function happen(text = 'Его везёт курьер.'): Promise<void> {
  const { db } = database;
  const choice = { userID, topic: 'Order' as const, channels: ['Push' as const] };
  await db.insert(notificationChoices).values(choice).onConflictDoNothing();
  const notice = { topic: 'Order', title: 'Заказ Д-1 отправлен', text, link: '/order/1' } as const;
  await db.transaction((tx) => notify(tx, [userID], { ...notice, at: START }));
}

function deliver(now: Date): Promise<number> {
  const { db } = database;
  const logger = { warn: () => undefined };
  return deliverWaiting({
    db,
    gateway: createPushGateway({ config: configOf(), db, logger, now: () => now }),
    publicUrl: 'https://shop.example.ru',
    logger,
    now,
  });
}

describe('push messages', () => {
  it('are encrypted for the browser and signed by the shop', async () => {
    await subscribe();
    await happen();
    expect(await deliver(inSeconds(60))).toBe(1);
    const { publicKey } = await loadPushKeys(database.db, configOf());
    expect(service.received).toMatchObject([
      {
        message: { title: 'Заказ Д-1 отправлен', text: 'Его везёт курьер.', url: '/order/1' },
        claims: { aud: service.url, sub: 'mailto:zakaz@example.ru' },
        publicKey,
        ttl: 3 * 86_400 - 60,
      },
    ]);
    expect(Number(service.received[0]?.claims.exp)).toBeLessThanOrEqual(Date.now() / 1000 + 86_400);
    expect(await deliver(inSeconds(3600))).toBe(0);
  });

  it('go to every browser of the user', async () => {
    await subscribe();
    await subscribe();
    await happen();
    expect(await deliver(START)).toBe(2);
    expect(new Set(service.received.map(({ path }) => path)).size).toBe(2);
  });

  it('fit into what a push service accepts, whatever the length of the text', async () => {
    await subscribe();
    await happen('Щ'.repeat(1000));
    expect(await deliver(START)).toBe(1);
    expect(service.received[0]?.message.text).toBe(`${'Щ'.repeat(499)}…`);
  });

  it.each([404, 410])(
    'end with a subscription that the service responds to with %d',
    async (status) => {
      await subscribe();
      await happen();
      service.respondWith(status);
      expect(await deliver(START)).toBe(1);
      expect(await database.db.select().from(pushSubscriptions)).toEqual([]);
      service.respondWith(201);
      expect(await deliver(inSeconds(3600))).toBe(0);
      expect(service.received).toEqual([]);
    },
  );

  it.each([429, 500, 403])('are retried after %d, with increasing delays', async (status) => {
    await subscribe();
    await happen();
    service.respondWith(status);
    expect(await deliver(START)).toBe(0);
    expect(await deliver(inSeconds(29))).toBe(0);
    service.respondWith(201);
    expect(await deliver(inSeconds(31))).toBe(1);
    expect(service.received).toHaveLength(1);
    expect(await database.db.select().from(pushSubscriptions)).toHaveLength(1);
  });

  it('do not follow a redirect', async () => {
    await subscribe();
    const elsewhere = await startPushService();
    await happen();
    service.respondWith(307, { Location: elsewhere.subscribe().endpoint });
    expect(await deliver(START)).toBe(0);
    expect(elsewhere.received).toEqual([]);
    await elsewhere.close();
  });

  it('are no longer sent after three days, nor to a browser that was signed out', async () => {
    await subscribe();
    await happen();
    expect(await deliver(inSeconds(3 * 86_400 + 1))).toBe(0);
    await database.db.delete(pushSubscriptions).where(eq(pushSubscriptions.userID, userID));
    expect(await deliver(START)).toBe(1);
    expect(service.received).toEqual([]);
  });

  it('are replaced by the usual channels of a required topic when no browser is left', async () => {
    await database.db.update(users).set({ email: 'anna@example.ru' }).where(eq(users.id, userID));
    await happen();
    const messages = await database.db.select().from(outboxMessages);
    expect(messages).toMatchObject([{ channel: 'Email', endPoint: 'anna@example.ru' }]);
  });
});

describe('push keys', () => {
  it('are made once, and those of the settings come first', async () => {
    const { db } = database;
    const [one, other] = await Promise.all([
      loadPushKeys(db, readConfig({})),
      loadPushKeys(db, readConfig({})),
    ]);
    expect(one).toEqual(other);
    const own = await loadPushKeys(db, readConfig({ PUSH_PRIVATE_KEY: one.privateKey }));
    expect(own).toEqual(one);
    const { privateKey } = one;
    const next = `${privateKey.startsWith('A') ? 'B' : 'A'}${privateKey.slice(1)}`;
    expect(await loadPushKeys(db, readConfig({ PUSH_PRIVATE_KEY: next }))).not.toEqual(one);
  });
});
