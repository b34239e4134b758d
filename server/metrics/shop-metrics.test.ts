import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMemoryDatabase } from '#server/db/engine/embedded.ts';
import { paymentRefunds, payments } from '#server/db/schema/buying.ts';
import { catalogImports } from '#server/db/schema/catalog.ts';
import { outboxMessages } from '#server/db/schema/notifications.ts';
import { MAX_ATTEMPTS } from '#server/notifications/delivery.ts';
import { postMessages } from '#server/notifications/outbox.ts';
import { settlePayment } from '#server/payment/settle-payment.ts';
import { START, startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import { sampleContract } from '#tests/support/sample-contract.ts';
import { startTestServer } from '#tests/support/servers/server.ts';
import { jobEnded } from './events.ts';
import { createMetricsApp } from './metrics-app.ts';
import { createShopMetrics, type ShopMetrics } from './shop-metrics.ts';

const HOUR_MS = 3_600_000;

let shop: TestShop;
let metrics: ShopMetrics;

beforeEach(async () => {
  shop = await startTestShop();
  metrics = createShopMetrics(shop.database, () => shop.clock.now);
});

afterEach(async () => {
  metrics.close();
  await shop.close();
});

/** The value of a sample, as written in the text format; undefined without one. */
async function read(sample: string): Promise<number | undefined> {
  const lines = (await metrics.read()).split('\n');
  const line = lines.find((candidate) => candidate.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length + 1));
}

const ordersOf = (outcome: string) => read(`shop_orders_total{outcome="${outcome}"}`);
const paymentsOf = (result: string) => read(`shop_payments_total{result="${result}"}`);
const backlogOf = (kind: string) => read(`shop_backlog{kind="${kind}"}`);
const ageOf = (kind: string) => read(`shop_backlog_age_seconds{kind="${kind}"}`);

describe('requests', () => {
  it('are counted by operation, method and status, with their duration', async () => {
    await shop.get('anna', '/cart');
    await shop.get('anna', '/cart');
    await shop.get('anna', '/order/none');
    const cart = '{operation="getCart",method="GET"';
    expect(await read(`shop_http_requests_total${cart},status="200"}`)).toBe(2);
    expect(await read(`shop_http_request_duration_seconds_count${cart}}`)).toBe(2);
    const labels = '{operation="getOrder",method="GET",status="404"}';
    expect(await read(`shop_http_requests_total${labels}`)).toBe(1);
  });

  it('add no series for paths, ids and methods that senders make up', async () => {
    // Those of the process grow by themselves, such as with the first garbage collection of a kind.
    const count = async () => (await metrics.read()).match(/^shop_/gm)?.length;
    const send = async () => {
      await shop.get('anna', `/order/${randomUUID()}`);
      await shop.get('anna', `/nothing/${randomUUID()}`);
      await shop.request('GET', `/${randomUUID()}`);
      await shop.request('GET', `/assets/${randomUUID()}.js`);
      await shop.request(`X${randomUUID()}`, '/');
    };
    await send();
    const before = await count();
    await send();
    await send();
    expect(await count()).toBe(before);
  });
});

describe('orders and payments', () => {
  it('are counted once each, when they are committed', async () => {
    const { buyer, checkout } = await shop.readyBuyer(['bur']);
    const key = randomUUID();
    await shop.confirm(buyer, checkout.id, checkout.totals.toPay, key);
    await shop.confirm(buyer, checkout.id, checkout.totals.toPay, key);
    expect(await ordersOf('accepted')).toBe(1);
    expect(await ordersOf('rejected')).toBe(0);
  });

  it('are not counted for a price that has changed', async () => {
    const { buyer, checkout } = await shop.readyBuyer(['bur']);
    const { status } = await shop.confirm(buyer, checkout.id, checkout.totals.toPay - 1);
    expect(status).toBe(409);
    expect(await ordersOf('accepted')).toBe(0);
  });

  it('show what accounting rejects', async () => {
    const { buyer, checkout } = await shop.readyBuyer(['bur']);
    const broken = await startTestServer({
      database: { ...shop.database, close: async () => {} },
      now: () => shop.clock.now,
      services: {
        accounting: {
          submit: async () => {
            throw new Error('closed');
          },
        },
      },
    });
    await broken.request('PUT', `/api/v1/checkout/${checkout.id}/confirm`, {
      as: buyer,
      body: { total: checkout.totals.toPay },
      headers: { 'Idempotency-Key': randomUUID() },
    });
    expect(await ordersOf('rejected')).toBe(1);
    expect(await ordersOf('accepted')).toBe(0);
  });

  it('show those handed to a manager, once for a repeated call', async () => {
    await shop.add('anna', 'bur');
    const key = randomUUID();
    for (const _ of [1, 2]) {
      const { status } = await shop.post(
        'anna',
        '/cart/proceed/manager',
        { productIDs: ['bur'] },
        key,
      );
      expect(status).toBe(201);
    }
    expect(await ordersOf('to_manager')).toBe(1);
  });

  it('show the results of payments and reports that came to nothing', async () => {
    await shop.add('anna', 'bur');
    const checkout = await shop.fillCheckout('anna', ['bur']);
    await shop.confirm('anna', checkout.id, checkout.totals.toPay);
    const path = `/order/${checkout.id}/payment/online`;
    const { body } = await shop.post('anna', path, undefined, randomUUID());
    const report = (outcome: 'Paid' | 'Declined') =>
      settlePayment(shop.db, body.id, outcome, { now: shop.clock.now });
    await report('Paid');
    await report('Paid');
    expect(await paymentsOf('paid')).toBe(1);
    expect(await paymentsOf('already_paid')).toBe(1);
    expect(await paymentsOf('declined')).toBe(0);
    await settlePayment(shop.db, 'unknown', 'Paid', { now: shop.clock.now });
    expect(await paymentsOf('closed')).toBe(1);
  });
});

describe('the backlog', () => {
  it('shows waiting messages by channel, and how long they have waited', async () => {
    const message = { subject: '', text: 'x', endPoint: 'a@example.ru', at: START };
    await postMessages(shop.db, [
      { ...message, channel: 'Email' },
      { ...message, channel: 'Email', expiresAt: new Date(START.getTime() + 1) },
      { ...message, channel: 'Sms' },
    ]);
    shop.clock.now = new Date(START.getTime() + HOUR_MS);
    expect(await backlogOf('messages_Email')).toBe(1);
    expect(await backlogOf('messages_Sms')).toBe(1);
    expect(await ageOf('messages_Sms')).toBe(3600);
    const later = new Date(START.getTime() + 2 * HOUR_MS);
    await shop.db.update(outboxMessages).set({ attempts: 11, nextAttemptAt: later });
    expect(await backlogOf('messages_Sms')).toBe(1);
    expect(await backlogOf('abandoned_messages')).toBe(0);
    await shop.db.update(outboxMessages).set({ attempts: MAX_ATTEMPTS });
    expect(await backlogOf('messages_Sms')).toBeUndefined();
    expect(await backlogOf('abandoned_messages')).toBe(3);
  });

  it('shows the refunds that the provider owes', async () => {
    await shop.add('anna', 'bur');
    const checkout = await shop.fillCheckout('anna', ['bur']);
    await shop.confirm('anna', checkout.id, checkout.totals.toPay);
    const { body } = await shop.post(
      'anna',
      `/order/${checkout.id}/payment/online`,
      undefined,
      randomUUID(),
    );
    expect(await backlogOf('refunds')).toBe(0);
    const [payment] = await shop.db.select().from(payments);
    expect(payment?.id).toBe(body.id);
    await shop.db
      .insert(paymentRefunds)
      .values({ id: 'r', paymentID: body.id, amount: 1, createdAt: START, dueAt: START });
    expect(await backlogOf('refunds')).toBe(1);
  });

  it('shows the imports of other processes', async () => {
    expect(await read('shop_catalog_imports{state="unfinished"}')).toBe(0);
    await shop.db
      .insert(catalogImports)
      .values([{ source: 'a', finishedAt: START, accepted: 50, rejected: 2 }, { source: 'b' }]);
    expect(await read('shop_catalog_import_timestamp_seconds')).toBe(START.getTime() / 1000);
    expect(await read('shop_catalog_imports{state="unfinished"}')).toBe(1);
    expect(await read('shop_catalog_import_offers{outcome="accepted"}')).toBe(50);
  });

  it('has no samples while the database does not respond; the others remain', async () => {
    const database = await openMemoryDatabase();
    const broken = createShopMetrics(database);
    await database.close();
    const text = await broken.read();
    broken.close();
    expect(text).toContain('shop_database_up 0\n');
    expect(text).not.toMatch(/^shop_backlog\{/m);
    expect(text).toContain('process_cpu_seconds_total');
    expect(await read('shop_database_up')).toBe(1);
    expect(await backlogOf('orders')).toBe(0);
  });
});

describe('jobs', () => {
  it('show runs, failures and the last success', async () => {
    const run = (failed: boolean) =>
      jobEnded.publish({ job: 'calendar', milliseconds: 20, failed });
    run(true);
    const success = 'shop_job_last_success_timestamp_seconds{background_job="calendar"}';
    expect(await read(success)).toBeUndefined();
    run(false);
    expect(Date.now() / 1000 - ((await read(success)) ?? 0)).toBeLessThan(60);
    expect(await read('shop_job_failures_total{background_job="calendar"}')).toBe(1);
    expect(await read('shop_job_duration_seconds_count{background_job="calendar"}')).toBe(2);
  });
});

describe('GET /metrics', () => {
  it('is in the text format of Prometheus, and is no page of the shop', async () => {
    const response = await createMetricsApp(metrics).request('/metrics');
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(await response.text()).toContain('# TYPE shop_http_requests_total counter\n');
    const server = await startTestServer({
      contract: sampleContract,
      handlers: {},
      database: { ...shop.database, close: async () => {} },
    });
    expect((await server.request('GET', '/metrics')).body).not.toContain('shop_http');
  });

  it('shows the connections of a pool', async () => {
    const readPool = () => ({ total: 7, idle: 3, waiting: 2 });
    const own = createShopMetrics({ ...shop.database, readPool });
    const text = await own.read();
    own.close();
    expect(text).toContain('shop_database_connections{state="busy"} 4\n');
    expect(text).toContain('shop_database_connections{state="waiting"} 2\n');
  });

  it.each([
    ['that reads use', 1500, 'shop_replica_used 1\nshop_replica_lag_seconds 1.5\n'],
    ['that does not respond', null, 'shop_replica_used 0\n'],
  ])('shows a replica %s', async (_what, lagMs, expected) => {
    const replica = {
      choose: async () => null,
      whileUsed: <Result>(read: Promise<Result>) => read,
      reportFailure: () => {},
      isUsed: lagMs !== null,
      lagMs,
      close: () => {},
    };
    const own = createShopMetrics({ ...shop.database, replica });
    const samples = (await own.read())
      .split('\n')
      .filter((line) => line.startsWith('shop_replica'));
    own.close();
    expect(`${samples.join('\n')}\n`).toBe(expected);
  });

  it('shows no replica where there is none', async () => {
    expect(await metrics.read()).not.toContain('shop_replica');
  });
});
