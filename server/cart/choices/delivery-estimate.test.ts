import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#generated/server/operations.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { customers, partners } from '#server/db/schema/shopping.ts';
import { lesnaya, startTestShop, type TestShop } from '#tests/support/records/shopping.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const nizhny = { ...lesnaya, city: 'г. Нижний Новгород' };

async function someoneWith(address: object | null, productID = 'composite'): Promise<string> {
  const user = `u-${randomUUID()}`;
  await shop.add(user, productID);
  if (address) await shop.post(user, '/user/addresses', address);
  return user;
}

type PickupPoint = components['schemas']['PickupPoint'];

describe('the delivery estimate of a cart', () => {
  it('is for the shop’s city until the customer has an address', async () => {
    const user = await someoneWith(null);
    const { body } = await shop.get(user, '/cart');
    expect(body.order.deliveryEstimate).toMatchObject({
      city: 'Казань',
      cityNote: 'по\u00A0городу магазина',
    });
  });

  it('is for the city where a company without addresses is registered', async () => {
    const user = await someoneWith(null);
    const [id, legalAddress] = [randomUUID(), '190000, г Санкт-Петербург, пр-кт Невский, д 88'];
    const names = { firstName: 'Вера', lastName: 'Ветрова', phone: '+79160000000' };
    const company = { id, name: 'ООО «Невская»', inn: '7899000016', legalAddress };
    await shop.db.insert(partners).values(company);
    await shop.db.insert(customers).values({ id, kind: 'Partner', partnerID: id });
    await shop.db
      .insert(partnerEmployees)
      .values({ id, partnerID: id, userID: user, ...names, role: 'Owner', joinedAt: new Date(0) });
    const { body } = await shop.put(user, '/cart/customer', { customerID: id });
    expect(body.order.deliveryEstimate).toMatchObject({
      city: 'Санкт-Петербург',
      cityNote: 'по\u00A0адресу регистрации',
    });
  });

  it('is for the newest address, then for the chosen one, with `leftToFree`', async () => {
    const user = await someoneWith(lesnaya);
    const { body } = await shop.get(user, '/cart');
    expect(body.order.deliveryEstimate).toMatchObject({
      city: 'Москва',
      cityNote: 'по\u00A0последнему адресу',
      offers: [
        { method: 'Courier', cost: 39_000, date: '2026-03-13', leftToFree: 541_000 },
        { method: 'Pickup', cost: 0, date: '2026-03-13' },
      ],
    });
    const { body: other } = await shop.post(user, '/user/addresses', nizhny);
    const moved = await shop.put(user, '/cart/address', { addressID: other.id });
    const estimate = moved.body.order.deliveryEstimate;
    expect(estimate).toMatchObject({ cityNote: null, offers: [{ cost: 59_000 }, {}] });
  });

  it('is part of the price of the selected lines', async () => {
    const user = await someoneWith(lesnaya);
    await shop.add(user, 'gloves', 10);
    const { body: whole } = await shop.get(user, '/cart');
    expect(whole.order.deliveryEstimate.offers[0]).toMatchObject({ cost: 0, leftToFree: 0 });
    const { body } = await shop.get(user, '/cart/price?selected=gloves');
    expect(body.deliveryEstimate.offers[0]).toMatchObject({ cost: 39_000, leftToFree: 110_000 });
  });

  it('is absent while nothing can be ordered', async () => {
    const user = `u-${randomUUID()}`;
    expect((await shop.get(user, '/cart')).body.order.deliveryEstimate).toBeNull();
  });
});

describe('the pickup points of a checkout', () => {
  const pickupPoints = async (user: string, productID: string): Promise<PickupPoint[]> => {
    const { body } = await shop.post(user, '/cart/proceed', { productIDs: [productID] });
    const { body: options } = await shop.get(user, `/checkout/${body.id}/delivery`);
    return options.methods.find(({ method }: { method: string }) => method === 'Pickup').points;
  };

  it('start in the city of the cart while no address is known', async () => {
    const user = await someoneWith(null);
    const { body: cart } = await shop.get(user, '/cart');
    const points = await pickupPoints(user, 'composite');
    const { city } = cart.order.deliveryEstimate;
    expect(points.slice(0, 3).map((point) => point.city === city)).toEqual([true, true, false]);
    const days = points.slice(2).map(({ readyDate }) => readyDate);
    expect(days).toEqual(days.toSorted());
  });

  it('start with the point of that city that accepts a heavy order', async () => {
    const user = await someoneWith(null, 'bur');
    await shop.setProduct('bur', { weight: 300_000 });
    const points = await pickupPoints(user, 'bur');
    await shop.setProduct('bur', { weight: 10 });
    const first = points.slice(0, 2).map(({ city, allowed }) => ({ city, allowed }));
    expect(first).toEqual([
      { city: 'Казань', allowed: true },
      { city: 'Казань', allowed: false },
    ]);
  });

  it('start in the city of the customer’s address even when none is chosen', async () => {
    const user = await someoneWith(nizhny);
    const [first] = await pickupPoints(user, 'composite');
    expect(first?.city).toBe('Нижний Новгород');
  });
});
