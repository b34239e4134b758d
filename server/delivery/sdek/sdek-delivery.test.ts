import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sdekPointLoads, sdekPoints, sdekQuotes } from '#server/db/schema/carriers.ts';
import { localDelivery } from '#server/delivery/local-delivery.ts';
import { type FakeSdek, type SdekFailure, startFakeSdek } from '#tests/support/fakes/sdek.ts';
import { petr, START, startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import { openTestDatabase } from '#tests/support/servers/database.ts';
import { createSdekDelivery } from './sdek-delivery.ts';

const MOSCOW = 44;
const KIROV = 198;
const OTHER_KIROV = 4961;
const QUOTE = 'POST /calculator/tariff';
const POINTS = 'GET /deliverypoints';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60_000;

let sdek: FakeSdek;
let shop: TestShop;
/** The clock of the memory of the process, milliseconds. */
let passed = 0;

beforeAll(async () => {
  sdek = await startFakeSdek();
  const database = await openTestDatabase();
  const options = {
    own: localDelivery,
    config: sdek.config,
    db: database.db,
    now: () => passed,
  };
  shop = await startTestShop({ database, services: { delivery: createSdekDelivery(options) } });
});
afterAll(async () => {
  await shop.close();
  await sdek.close();
});

/** СДЭК has a point on Lesnaya and a small one on Tverskaya in Moscow, and two towns of one name. */
beforeEach(async () => {
  sdek.points.splice(
    0,
    sdek.points.length,
    { code: 'MSK1', city: 'Москва', cityCode: MOSCOW, address: 'ул. Лесная, 5', weightMax: 30 },
    { code: 'MSK2', city: 'Москва', cityCode: MOSCOW, address: 'ул. Тверская, 7', weightMax: 1 },
    { code: 'KIR1', city: 'Киров', cityCode: KIROV, address: 'ул. Ленина, 1' },
    { code: 'KIR2', city: 'Киров', cityCode: OTHER_KIROV, address: 'ул. Мира, 2' },
  );
  sdek.prices.set(MOSCOW, 250).set(KIROV, 310);
  sdek.calls.splice(0);
  shop.clock.now = START;
  passed += DAY_MS;
  for (const table of [sdekPoints, sdekPointLoads, sdekQuotes]) await shop.db.delete(table);
  await shop.setProduct('gloves', { weight: 540, stock: 34 });
  await load();
  sdek.calls.splice(0);
});

/** Time passes, for the shop and for the memory of its process. */
function wait(ms: number): void {
  shop.clock.now = later(ms);
  passed += ms;
}

function load(now = shop.clock.now) {
  const { carrier } = shop.services.delivery;
  if (carrier === null) throw new Error('No carrier');
  return carrier.loadPoints(shop.db, now);
}

function later(ms: number): Date {
  return new Date(shop.clock.now.getTime() + ms);
}

/** A checkout of gloves (540 g) by a buyer who lives in this city. */
async function startCheckout(user: string, city: string): Promise<string> {
  await shop.add(user, 'gloves', 1);
  const address = { city, street: 'ул Первая', house: '1' };
  const { body: stored } = await shop.post(user, '/user/addresses', address);
  await shop.put(user, '/cart/address', { addressID: stored.id });
  const { body } = await shop.post(user, '/cart/proceed', { productIDs: ['gloves'] });
  return body.id;
}

async function pickupOf(user: string, id: string, query?: string) {
  const search = query === undefined ? '' : `?query=${encodeURIComponent(query)}`;
  const { status, body } = await shop.get(user, `/checkout/${id}/delivery${search}`);
  expect(status).toBe(200);
  return body.methods.find(({ method }: { method: string }) => method === 'Pickup');
}

const idsOf = (option: { points: { id: string }[] }) => option.points.map(({ id }) => id);

/** Chooses a point, a recipient and cash; @returns the checkout. */
async function choosePoint(user: string, id: string, pickupPointID: string) {
  await shop.put(user, `/checkout/${id}/delivery`, { method: 'Pickup' });
  const chosen = await shop.put(user, `/checkout/${id}/deliveryPoint`, { pickupPointID });
  if (chosen.status !== 200) return chosen;
  const recipients = `/user/customers/${chosen.body.customer.id}/recipients`;
  const { body: recipient } = await shop.post(user, recipients, petr);
  await shop.put(user, `/checkout/${id}/recipient`, { recipientID: recipient.id });
  return shop.put(user, `/checkout/${id}/payment`, { method: 'Cash' });
}

describe('points of СДЭК', () => {
  it('are listed with those of the shop in the city of the buyer, with price and day', async () => {
    const pickup = await pickupOf('moscow', await startCheckout('moscow', 'г. Москва'));
    const near = pickup.points.filter(({ city }: { city: string }) => city === 'Москва');
    expect(near.map(({ id, cost, allowed }: never) => ({ id, cost, allowed }))).toContainEqual({
      id: 'sdek-MSK1',
      cost: 25_100,
      allowed: true,
    });
    expect(near.find(({ id }: { id: string }) => id === 'msk-lesnaya').cost).toBe(0);
    expect(pickup).toMatchObject({ allowed: true, cost: null });
    expect(near.find(({ id }: { id: string }) => id === 'sdek-MSK1')).toMatchObject({
      name: 'СДЭК, ул. Лесная, 5',
      address: 'Россия, Москва, ул. Лесная, 5',
      phone: '+79990000000',
      schedule: 'Пн-Пт 09:00-20:00, Сб-Вс 10:00-18:00',
      readyDate: '2026-03-17',
    });
    expect(idsOf(pickup).filter((id) => id.startsWith('sdek-KIR'))).toEqual([]);
  });

  it('have the price of the method where the shop has none of its own', async () => {
    const pickup = await pickupOf('kirov', await startCheckout('kirov', 'Киров'));
    expect(pickup).toMatchObject({ allowed: true, cost: 31_100, freeFrom: null });
    // The other town of the name is one that СДЭК has no tariff for.
    const other = pickup.points.find(({ id }: { id: string }) => id === 'sdek-KIR2');
    expect(other).toMatchObject({ allowed: false, cost: null });
    expect(other.reason).toMatch(/не доставит/);
  });

  it('are found by words, wherever they are', async () => {
    const id = await startCheckout('search', 'Москва');
    expect(idsOf(await pickupOf('search', id, 'киров ленина'))).toEqual(['sdek-KIR1']);
    expect(idsOf(await pickupOf('search', id, '100%'))).toEqual([]);
    const all = await pickupOf('search', id, 'ЛЕСНАЯ');
    expect(idsOf(all)).toEqual(['msk-lesnaya', 'sdek-MSK1']);
    expect(all).toMatchObject({ allowed: true, cost: null });
  });

  it('say which weight they do not take', async () => {
    await shop.setProduct('gloves', { weight: 1500 });
    const pickup = await pickupOf('heavy', await startCheckout('heavy', 'Москва'));
    expect(pickup.points.find(({ id }: { id: string }) => id === 'sdek-MSK2')).toMatchObject({
      allowed: false,
      reason: 'Пункт не принимает заказы тяжелее 1\u00a0000\u00a0г',
    });
  });

  it('are loaded page by page, once in six hours, by one process', async () => {
    sdek.points.push(
      ...Array.from({ length: 600 }, (_, index) => ({
        code: `SPB${index}`,
        city: 'Санкт-Петербург',
        cityCode: 137,
        address: `Невский пр., ${index}`,
      })),
    );
    expect(await load()).toBe(false);
    const runs = await Promise.all([load(later(7 * HOUR_MS)), load(later(7 * HOUR_MS))]);
    expect(runs.filter(Boolean)).toHaveLength(1);
    expect(sdek.sent(POINTS)).toHaveLength(3);
    expect(await shop.db.$count(sdekPoints)).toBe(604);
  });

  it('that are gone are closed, stay in an order, and come back', async () => {
    const id = await startCheckout('gone', 'Москва');
    const { body: filled } = await choosePoint('gone', id, 'sdek-MSK1');
    expect(filled.allowedActions).toContain('Confirm');
    const [point] = sdek.points.splice(0, 1);
    await load(later(7 * HOUR_MS));
    wait(7 * HOUR_MS);
    const { body: closed } = await shop.get('gone', `/checkout/${id}`);
    expect(closed.delivery.point).toMatchObject({
      id: 'sdek-MSK1',
      allowed: false,
      reason: 'Пункт больше не работает, выберите другой',
    });
    expect(idsOf(await pickupOf('gone', id))).not.toContain('sdek-MSK1');
    const [row] = await shop.db.select().from(sdekPoints).where(eq(sdekPoints.code, 'MSK1'));
    expect(row?.closedAt).toEqual(shop.clock.now);
    if (point) sdek.points.push(point);
    await load(later(7 * HOUR_MS));
    const [open] = await shop.db.select().from(sdekPoints).where(eq(sdekPoints.code, 'MSK1'));
    expect(open?.closedAt).toBeNull();
  });

  it('stay open when СДЭК lists none, or fails midway, and are loaded by the next run', async () => {
    const all = sdek.points.splice(0);
    await expect(load(later(7 * HOUR_MS))).rejects.toThrow('has listed 0 of 4 points');
    sdek.points.push(...all);
    sdek.fail(POINTS, 'Error', 2);
    await expect(load(later(7 * HOUR_MS))).rejects.toThrow('500');
    expect(await shop.db.$count(sdekPoints)).toBe(4);
    expect(await load(later(7 * HOUR_MS))).toBe(true);
  });
});

describe('the price of a point of СДЭК', () => {
  it('is in the total that the buyer confirms', async () => {
    const id = await startCheckout('buyer', 'Москва');
    const { body } = await choosePoint('buyer', id, 'sdek-MSK1');
    expect(body.delivery).toMatchObject({ cost: 25_100, date: '2026-03-17' });
    expect(body.totals).toMatchObject({ delivery: 25_100, toPay: 89_000 + 25_100 });
    const { status } = await shop.confirm('buyer', id, body.totals.toPay);
    expect(status).toBe(200);
  });

  it('is requested once for all who need it within six hours', async () => {
    for (const user of ['one', 'two']) await pickupOf(user, await startCheckout(user, 'Москва'));
    expect(sdek.sent(QUOTE)).toHaveLength(1);
  });

  it('that has changed is shown before the order is placed', async () => {
    const id = await startCheckout('change', 'Москва');
    const { body: shown } = await choosePoint('change', id, 'sdek-MSK1');
    sdek.prices.set(MOSCOW, 300);
    wait(7 * HOUR_MS);
    const rejected = await shop.confirm('change', id, shown.totals.toPay);
    expect(rejected.status).toBe(409);
    expect(rejected.body).toMatchObject({
      reason: 'PriceChanged',
      message: expect.stringContaining('1\u00a0191'),
      checkout: { totals: { toPay: 89_000 + 30_100 } },
    });
    expect((await shop.confirm('change', id, 89_000 + 30_100)).status).toBe(200);
  });

  it('of the last days counts while СДЭК does not respond', async () => {
    const id = await startCheckout('stale', 'Москва');
    const { body: shown } = await choosePoint('stale', id, 'sdek-MSK1');
    wait(2 * DAY_MS);
    sdek.fail(QUOTE, 'Error', 10);
    expect((await shop.confirm('stale', id, shown.totals.toPay)).status).toBe(200);
    sdek.clearFailures();
  });

  it('that is too old loses no checkout: it is complete again when СДЭК responds', async () => {
    const id = await startCheckout('lost', 'Москва');
    const { body: shown } = await choosePoint('lost', id, 'sdek-MSK1');
    wait(4 * DAY_MS);
    sdek.fail(QUOTE, 'Error', 10);
    const rejected = await shop.confirm('lost', id, shown.totals.toPay);
    expect(rejected.status).toBe(409);
    expect(rejected.body).toMatchObject({
      reason: 'CheckoutIncomplete',
      message: expect.stringContaining('СДЭК сейчас не отвечает'),
      checkout: { delivery: { cost: null, point: { id: 'sdek-MSK1', allowed: false } } },
    });
    sdek.clearFailures();
    wait(MINUTE_MS);
    expect((await shop.confirm('lost', id, shown.totals.toPay)).status).toBe(200);
  });

  it.each<SdekFailure>(['Error', 'Limit', 'Malformed', 'Dropped', 'Hanging'])(
    'that is not known (%s) takes away СДЭК alone, and for half a minute',
    async (failure) => {
      sdek.fail(QUOTE, failure);
      const id = await startCheckout(failure, 'Москва');
      const pickup = await pickupOf(failure, id);
      const point = pickup.points.find((one: { id: string }) => one.id === 'sdek-MSK1');
      expect(point).toMatchObject({ allowed: false, cost: null });
      expect(point.reason).toMatch(/СДЭК сейчас не отвечает/);
      expect(pickup).toMatchObject({ allowed: true, cost: 0 });
      const chosen = await choosePoint(failure, id, 'sdek-MSK1');
      expect(chosen.status).toBe(422);
      expect(chosen.body.reason).toBe('DeliveryUnavailable');
      expect(sdek.sent(QUOTE)).toHaveLength(1);
      wait(MINUTE_MS);
      const { body } = await choosePoint(failure, id, 'sdek-MSK1');
      expect(body.allowedActions).toContain('Confirm');
    },
  );
});

it('the checkout is as without СДЭК in a city without its points', async () => {
  const pickup = await pickupOf('village', await startCheckout('village', 'Самара'));
  expect(pickup).toMatchObject({ allowed: true, cost: 0 });
  expect(idsOf(pickup).some((id) => id.startsWith('sdek-'))).toBe(false);
});
