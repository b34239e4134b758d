import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig, type ServerConfig } from '#server/config/config.ts';
import { users } from '#server/db/schema/identity.ts';
import { outboxMessages } from '#server/db/schema/notifications.ts';
import { orders } from '#server/db/schema/shopping.ts';
import { deliverWaiting } from '#server/notifications/delivery.ts';
import { createHttpGateway, type GatewayMessage } from '#server/notifications/gateways/gateway.ts';
import { createPushGateway } from '#server/notifications/gateways/push-gateway.ts';
import type { OrderStatus } from '#server/order/schemas.ts';
import { settlePayment } from '#server/payment/settle-payment.ts';
import { announceArrivals } from '#server/support/requests/arrivals.ts';
import { type FakePushService, startPushService } from '#tests/support/fakes/push-service.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import { advanceOrder } from './advance-order.ts';

/** Each message as «channel: title». */
type Log = string[];

const logger = pino({ level: 'silent' });
let shop: TestShop;
let push: FakePushService;
let config: ServerConfig;
let gateway: { url: string; received: GatewayMessage[]; close: () => void };

/** Records e-mails and SMS as the gateway of the settings gets them. */
async function startGateway() {
  const received: GatewayMessage[] = [];
  const server = createServer(async (request, response) => {
    received.push((await json(request)) as GatewayMessage);
    response.writeHead(202).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, received, close: () => server.close() };
}

beforeAll(async () => {
  push = await startPushService();
  gateway = await startGateway();
  config = readConfig({ NODE_ENV: 'test', PUSH_ORIGINS: push.url });
  shop = await startTestShop({ config });
});
beforeEach(async () => {
  gateway.received.length = 0;
  await shop.db.delete(outboxMessages);
});
afterAll(async () => {
  gateway.close();
  await push.close();
  await shop.close();
});

async function deliver(): Promise<void> {
  const { db, clock } = shop;
  const gateways = [
    createHttpGateway({ url: gateway.url, token: null }, ['Email', 'Sms', 'Call', 'WhatsApp']),
    createPushGateway({ config, db, logger, now: () => clock.now }),
  ];
  for (const each of gateways) {
    const publicUrl = config.publicUrl;
    await deliverWaiting({ db, gateway: each, publicUrl, logger, now: clock.now });
  }
}

/** A buyer with an e-mail and a phone who has chosen channels for the course of orders. */
async function makeBuyer(channels: readonly string[]): Promise<string> {
  const id = `u-${randomUUID()}`;
  await shop.db.insert(users).values({
    id,
    issuer: 'test',
    subject: id,
    firstName: 'Анна',
    lastName: 'Ковалёва',
    email: `${id}@example.ru`,
    phone: '+79161234567',
  });
  if (channels.includes('Push')) {
    expect((await shop.put(id, '/profile/push', push.subscribe())).status).toBe(200);
  }
  const choice = { topics: [{ topic: 'Order', channels }] };
  expect((await shop.put(id, '/profile/settings/notifications', choice)).status).toBe(200);
  return id;
}

/** Buys and pays a composite, which is then shipped, received and returned: what was sent of it. */
async function live(user: string): Promise<Log> {
  await shop.add(user, 'composite', 1);
  const { id } = await shop.fillCheckout(user, ['composite']);
  const { body } = await shop.put(user, `/checkout/${id}/payment`, { method: 'SBP' });
  await shop.confirm(user, id, body.totals.toPay);
  const begun = await shop.post(user, `/order/${id}/payment/online`, undefined, randomUUID());
  await settlePayment(shop.db, begun.body.id, 'Paid', { now: shop.clock.now });
  const statuses: readonly OrderStatus[] = [
    'Confirmed',
    'WaitingForPicking',
    'WaitingForShipping',
    'Shipped',
    'Succeeded',
    'WaitingForRefund',
    'Refunded',
  ];
  const log: Log = [];
  const before = push.received.length;
  const read = () => {
    for (const { channel, subject } of gateway.received.splice(0))
      log.push(`${channel}: ${subject}`);
  };
  await deliver();
  read();
  for (const status of statuses) {
    if (status === 'WaitingForRefund') {
      await shop.db.update(orders).set({ status }).where(eq(orders.id, id));
    } else {
      await shop.db.transaction((tx) => advanceOrder(tx, id, status, shop.clock.now));
    }
    await deliver();
    read();
  }
  for (const { message } of push.received.slice(before)) log.push(`Push: ${message.title}`);
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, id));
  return log.map((line) => line.replace(order?.number ?? id, '№'));
}

const life = [
  'Заказ № принят',
  'Заказ № оплачен',
  'Заказ № подтверждён',
  'Заказ № собран',
  'Заказ № отправлен',
  'Заказ № получен',
  'Заказ №: возврат принят',
];
const by = (channel: string) => life.map((title) => `${channel}: ${title}`);

describe('the life of an order', () => {
  it.each([['Email'], ['Sms'], ['Push']])(
    'is reported by %s alone when it is chosen alone',
    async (channel) => {
      const log = await live(await makeBuyer([channel]));
      expect(log.toSorted()).toEqual(by(channel).toSorted());
    },
  );

  it('is reported by e-mail, SMS and push when all are chosen', async () => {
    const user = await makeBuyer(['Email', 'Sms', 'Push']);
    const log = await live(user);
    expect(log.toSorted()).toEqual([...by('Email'), ...by('Sms'), ...by('Push')].toSorted());
    const last = push.received.at(-1);
    expect(last?.message.url).toMatch(/^\/order\/\w+$/);
  });

  it('is reported on the screen of the notifications whatever the channels', async () => {
    const user = await makeBuyer(['Sms']);
    await live(user);
    const { body } = await shop.get(user, '/notifications');
    expect(body.items).toHaveLength(life.length);
  });
});

describe('an arrival', () => {
  it.each([
    ['NoNotify', 0],
    ['Push', 1],
  ])('with the channel %s is reported by %d messages', async (channel, count) => {
    const user = await makeBuyer(['Email', 'Sms', 'Push']);
    const choice = { topics: [{ topic: 'Stock', channels: [channel] }] };
    await shop.put(user, '/profile/settings/notifications', choice);
    await shop.setProduct('gone', { stock: 0, available: false });
    const waiting = { products: [{ productID: 'gone', quantity: 1 }] };
    await shop.post(user, '/support/tickets/products/waitingList', waiting, randomUUID());
    await deliver();
    gateway.received.length = 0;
    const before = push.received.length;
    await shop.setProduct('gone', { stock: 5, available: true });
    await announceArrivals(shop.db, shop.clock.now);
    await deliver();
    expect(gateway.received).toEqual([]);
    expect(push.received).toHaveLength(before + count);
  });
});
