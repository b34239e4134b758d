import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carrierShipments } from '#server/db/schema/carriers.ts';
import { orders } from '#server/db/schema/shopping.ts';
import { advanceOrder } from '#server/fulfillment/advance-order.ts';
import type { Carrier } from '#server/integrations/carrier.ts';
import type { OrderStatus } from '#server/order/schemas.ts';
import { type FakeSdek, type SdekFailure, startFakeSdek } from '#tests/support/fakes/sdek.ts';
import { petr, startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import { watchShipments } from './watch-shipments.ts';

const MOSCOW = 44;
const ORDERS = 'POST /orders';

let sdek: FakeSdek;
let shop: TestShop;
let carrier: Carrier;
let buyers = 0;

beforeAll(async () => {
  sdek = await startFakeSdek();
  sdek.points.push({ code: 'MSK1', city: 'Москва', cityCode: MOSCOW, address: 'ул. Лесная, 5' });
  sdek.prices.set(MOSCOW, 250);
  shop = await startTestShop({ config: { sdek: sdek.config } });
  const { carrier: found } = shop.services.delivery;
  if (found === null) throw new Error('No carrier');
  carrier = found;
  await carrier.loadPoints(shop.db, shop.clock.now);
});
afterAll(async () => {
  await shop.close();
  await sdek.close();
});
beforeEach(async () => {
  sdek.calls.splice(0);
  sdek.clearFailures();
  sdek.rejectOrders(null);
  await shop.db.delete(carrierShipments);
});

interface Placed {
  user: string;
  id: string;
  number: string;
}

/** An order of two packs of gloves to the point of СДЭК, to be paid there, in this status. */
async function placeOrder(status: OrderStatus = 'WaitingForShipping'): Promise<Placed> {
  buyers += 1;
  const user = `buyer-${buyers}`;
  await shop.setProduct('gloves', { stock: 34, available: true });
  await shop.add(user, 'gloves', 2);
  await shop.put(user, '/cart/delivery', { method: 'Pickup', pickupPointID: 'sdek-MSK1' });
  const { body: begun } = await shop.post(user, '/cart/proceed', { productIDs: ['gloves'] });
  const path = `/checkout/${begun.id}`;
  const { body: checkout } = await shop.get(user, path);
  const recipients = `/user/customers/${checkout.customer.id}/recipients`;
  const { body: recipient } = await shop.post(user, recipients, petr);
  await shop.put(user, `${path}/recipient`, { recipientID: recipient.id });
  const { body: filled } = await shop.put(user, `${path}/payment`, { method: 'Cash' });
  expect(filled.totals).toMatchObject({ delivery: 28_100, toPay: 178_000 + 28_100 });
  expect((await shop.confirm(user, begun.id, filled.totals.toPay)).status).toBe(200);
  await shop.db.update(orders).set({ status: 'WaitingForPicking' }).where(eq(orders.id, begun.id));
  const { body: placed } = await shop.get(user, `/order/${begun.id}`);
  if (status !== 'WaitingForPicking') await advance(begun.id, 'WaitingForShipping');
  return { user, id: begun.id, number: placed.number };
}

function advance(id: string, to: OrderStatus) {
  return shop.db.transaction((tx) => advanceOrder(tx, id, to, shop.clock.now));
}

/** The next run of the job, after a pause that all shipments are due again. */
async function watch(): Promise<void> {
  shop.clock.now = new Date(shop.clock.now.getTime() + 3 * 3_600_000);
  const logger = pino({ level: 'silent' });
  await watchShipments({ db: shop.db, carrier, logger, now: shop.clock.now });
}

async function report(body: unknown): Promise<number> {
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  return (await shop.request('POST', '/shipment-reports', { body })).status;
}

async function shipmentOf({ id }: Placed) {
  const [row] = await shop.db
    .select()
    .from(carrierShipments)
    .where(eq(carrierShipments.orderID, id));
  return row;
}

async function statusOf({ user, id }: Placed): Promise<string> {
  return (await shop.get(user, `/order/${id}`)).body.status;
}

/** The history of an order as «status: title», of what the system did. */
async function historyOf({ user, id }: Placed): Promise<string[]> {
  const { body } = await shop.get(user, `/order/${id}`);
  return body.timeline
    .filter(({ actor }: { actor: { kind: string } }) => actor.kind === 'System')
    .map(({ status, comment }: { status: string; comment: string }) => `${status}: ${comment}`);
}

describe('an order to a point of СДЭК', () => {
  it('is placed, registered, sent, followed and delivered', async () => {
    const placed = await placeOrder();
    await watch();
    expect(sdek.sent(ORDERS)).toEqual([
      {
        type: 1,
        tariff_code: 136,
        shipment_point: 'KZN1',
        number: placed.id,
        delivery_point: 'MSK1',
        delivery_recipient_cost: { value: 281 },
        recipient: { name: expect.stringMatching(/Ильин/), phones: [{ number: petr.phone }] },
        packages: [
          {
            number: `${placed.id}-1`,
            weight: 1080,
            items: [
              {
                name: 'Перчатки нитриловые, M',
                ware_key: 'gloves',
                payment: { value: 890 },
                cost: 890,
                weight: 540,
                amount: 2,
              },
            ],
          },
        ],
      },
    ]);
    await watch();
    expect(await statusOf(placed)).toBe('WaitingForShipping');
    expect(await shipmentOf(placed)).toMatchObject({ progress: 'Registered' });
    const { cdekNumber } = sdek.orderOf(placed.id);

    const at = (hour: number) => `2026-03-13T${hour}:00:00+0300`;
    const step = (code: string, hour: number) => sdek.step(placed.id, code, at(hour));
    expect(await report(step('RECEIVED_AT_SHIPMENT_WAREHOUSE', 10))).toBe(200);
    expect(await statusOf(placed)).toBe('Shipped');
    expect(await report(step('TAKEN_BY_TRANSPORTER_FROM_SENDER_CITY', 11))).toBe(200);
    expect(await report(step('ACCEPTED_AT_PICK_UP_POINT', 20))).toBe(200);
    const { body: news } = await shop.get(placed.user, '/notifications');
    expect(news.items[0]).toMatchObject({
      title: `Заказ ${placed.number} ждёт в пункте выдачи`,
      text: 'Россия, Москва, ул. Лесная, 5, Пн-Пт 09:00-20:00, Сб-Вс 10:00-18:00.',
    });
    // No report comes of the last step: it is read by the job.
    step('DELIVERED', 21);
    await watch();
    expect(await statusOf(placed)).toBe('Succeeded');
    expect(await shipmentOf(placed)).toMatchObject({ progress: 'Delivered', checkAt: null });
    const comment = `Отправление СДЭК ${cdekNumber}`;
    expect((await historyOf(placed)).filter((line) => line.endsWith(comment))).toEqual([
      `Shipped: ${comment}`,
      `Shipped: ${comment}`,
      `Succeeded: ${comment}`,
    ]);
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, placed.id));
    expect(order?.paymentStatus).toBe('Paid');
  });

  it('that is paid is not paid again at the point', async () => {
    const placed = await placeOrder();
    await shop.db.update(orders).set({ paymentStatus: 'Paid' }).where(eq(orders.id, placed.id));
    await watch();
    const [sent] = sdek.sent(ORDERS);
    expect(sent.delivery_recipient_cost).toBeUndefined();
    expect(sent.packages[0].items[0]).toMatchObject({ payment: { value: 0 }, cost: 890 });
  });

  it('is not registered before it is packed, nor when the point is one of the shop', async () => {
    await placeOrder('WaitingForPicking');
    const { buyer, checkout } = await shop.readyBuyer(['bur']);
    await shop.confirm(buyer, checkout.id, checkout.totals.toPay);
    const packed = eq(orders.id, checkout.id);
    await shop.db.update(orders).set({ status: 'WaitingForPicking' }).where(packed);
    await advance(checkout.id, 'WaitingForShipping');
    await watch();
    expect(sdek.sent(ORDERS)).toEqual([]);
  });

  it('is deleted at СДЭК when it is canceled', async () => {
    const placed = await placeOrder();
    await watch();
    await advance(placed.id, 'Canceled');
    await watch();
    expect(sdek.orderOf(placed.id).statuses.at(-1)?.code).toBe('REMOVED');
    expect(await shipmentOf(placed)).toMatchObject({ progress: 'Removed', checkAt: null });
  });
});

describe('the registration at СДЭК', () => {
  it.each<[SdekFailure, number]>([
    ['Error', 1],
    ['Limit', 1],
    ['Malformed', 1],
    ['Dropped', 1],
    ['Lost', 0],
  ])('is retried after a response that is %s, and made once', async (failure, more) => {
    const placed = await placeOrder();
    sdek.fail(ORDERS, failure);
    await watch();
    expect(await shipmentOf(placed)).toMatchObject({ progress: 'New', remoteID: null });
    await watch();
    expect(sdek.sent(ORDERS)).toHaveLength(1 + more);
    const { uuid } = sdek.orderOf(placed.id);
    expect(await shipmentOf(placed)).toMatchObject({ progress: 'Registered', remoteID: uuid });
  });

  it('finds the order whose number СДЭК has already', async () => {
    const placed = await placeOrder();
    sdek.fail(ORDERS, 'Lost');
    await watch();
    // It is not found by its number yet, as long as СДЭК has not stored it.
    sdek.hideOnce(placed.id);
    await watch();
    const { uuid } = sdek.orderOf(placed.id);
    expect(await shipmentOf(placed)).toMatchObject({ remoteID: uuid });
    expect(sdek.orders.size).toBeGreaterThan(0);
    expect([...sdek.orders.values()].filter((one) => one.number === placed.id)).toHaveLength(1);
  });

  it('is made once by two processes', async () => {
    const placed = await placeOrder();
    await Promise.all([watch(), watch()]);
    expect([...sdek.orders.values()].filter((one) => one.number === placed.id)).toHaveLength(1);
  });

  it('that is rejected later says why, and leaves the order to the staff', async () => {
    sdek.rejectOrders('error_validate_receiver_phone_number_incorrect');
    const placed = await placeOrder();
    await watch();
    await watch();
    expect(await shipmentOf(placed)).toMatchObject({
      progress: 'Rejected',
      reason: 'Не принято (error_validate_receiver_phone_number_incorrect)',
      checkAt: null,
    });
    expect(await statusOf(placed)).toBe('WaitingForShipping');
    await watch();
    expect(sdek.sent(ORDERS)).toHaveLength(1);
    await advance(placed.id, 'Shipped');
  });
});

describe('a report of СДЭК', () => {
  async function sent(): Promise<Placed> {
    const placed = await placeOrder();
    await watch();
    return placed;
  }

  it('that comes twice, at once too, counts once', async () => {
    const placed = await sent();
    const body = sdek.step(placed.id, 'ACCEPTED_AT_PICK_UP_POINT', '2026-03-13T10:00:00+0300');
    const statuses = await Promise.all([report(body), report(body)]);
    expect([...statuses, await report(body)]).toEqual([200, 200, 200]);
    const { body: news } = await shop.get(placed.user, '/notifications');
    const titles = news.items.map(({ title }: { title: string }) => title);
    expect(titles.filter((title: string) => /ждёт/.test(title))).toHaveLength(1);
  });

  it('that comes late or out of order does not move the order back', async () => {
    const placed = await sent();
    const late = sdek.step(placed.id, 'RECEIVED_AT_SHIPMENT_WAREHOUSE', '2026-03-13T09:00:00+0300');
    const last = sdek.step(placed.id, 'DELIVERED', '2026-03-15T10:00:00+0300');
    // The newest status counts, whatever the order of the list.
    sdek.orderOf(placed.id).statuses.reverse();
    expect(await report(last)).toBe(200);
    expect(await report(late)).toBe(200);
    expect(await statusOf(placed)).toBe('Succeeded');
  });

  it('that is forged changes nothing', async () => {
    const placed = await sent();
    const { uuid } = sdek.orderOf(placed.id);
    const attributes = { number: placed.id, code: 'DELIVERED' };
    expect(await report({ type: 'ORDER_STATUS', uuid, attributes })).toBe(200);
    expect(await report({ type: 'ORDER_STATUS', uuid: 'unknown', attributes })).toBe(200);
    expect(await report({ type: 'PRINT_FORM', uuid })).toBe(200);
    expect(await report('no JSON')).toBe(400);
    expect(await statusOf(placed)).toBe('WaitingForShipping');
  });

  it('is to be repeated while СДЭК does not respond', async () => {
    const placed = await sent();
    const body = sdek.step(placed.id, 'DELIVERED', '2026-03-15T10:00:00+0300');
    sdek.fail('GET /orders', 'Error', 2);
    expect(await report(body)).toBe(503);
    expect(await report(body)).toBe(200);
    expect(await statusOf(placed)).toBe('Succeeded');
  });

  it('of a parcel that nobody has fetched is in the history, and the order stays sent', async () => {
    const placed = await sent();
    await report(sdek.step(placed.id, 'NOT_DELIVERED', '2026-03-22T10:00:00+0300'));
    expect(await statusOf(placed)).toBe('Shipped');
    expect(await shipmentOf(placed)).toMatchObject({ progress: 'NotDelivered', checkAt: null });
    const { body } = await shop.get(placed.user, `/order/${placed.id}`);
    const titles = body.timeline.map(({ title }: { title: string }) => title);
    expect(titles).toContain('Заказ не вручён и возвращается в магазин');
  });

  it('is subscribed to once', async () => {
    const url = 'https://shop.example.ru/shipment-reports';
    await carrier.subscribe(url);
    await carrier.subscribe(url);
    expect(sdek.subscriptions).toEqual([url]);
  });
});
