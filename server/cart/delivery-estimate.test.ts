import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lesnaya, startTestShop, type TestShop } from '#tests/support/shopping.ts';

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

describe('the delivery estimate of a cart', () => {
  it('is for the shop’s city until the customer has an address', async () => {
    const user = await someoneWith(null);
    const { body } = await shop.get(user, '/cart');
    expect(body.order.deliveryEstimate.city).toBe('Казань');
  });

  it('is for the newest address, then for the chosen one, and reckons the gap', async () => {
    const user = await someoneWith(lesnaya);
    const { body } = await shop.get(user, '/cart');
    expect(body.order.deliveryEstimate).toMatchObject({
      city: 'Москва',
      offers: [
        { method: 'Courier', cost: 39_000, date: '2026-03-13', leftToFree: 541_000 },
        { method: 'Pickup', cost: 0, date: '2026-03-13' },
      ],
    });
    const { body: other } = await shop.post(user, '/user/addresses', nizhny);
    const moved = await shop.put(user, '/cart/address', { addressID: other.id });
    expect(moved.body.order.deliveryEstimate.offers[0]).toMatchObject({ cost: 59_000 });
  });

  it('comes with the price of the selected lines', async () => {
    const user = await someoneWith(lesnaya);
    await shop.add(user, 'gloves', 10);
    const { body: whole } = await shop.get(user, '/cart');
    expect(whole.order.deliveryEstimate.offers[0]).toMatchObject({ cost: 0, leftToFree: 0 });
    const { body } = await shop.get(user, '/cart/price?selected=gloves');
    expect(body.deliveryEstimate.offers[0]).toMatchObject({ cost: 39_000, leftToFree: 110_000 });
  });

  it('is missing while nothing can be ordered', async () => {
    const user = `u-${randomUUID()}`;
    expect((await shop.get(user, '/cart')).body.order.deliveryEstimate).toBeNull();
  });
});

describe('the pickup points of a checkout', () => {
  it('begin in the city of the customer’s address though none is chosen', async () => {
    const user = await someoneWith(nizhny);
    const { body } = await shop.post(user, '/cart/proceed', { productIDs: ['composite'] });
    const { body: options } = await shop.get(user, `/checkout/${body.id}/delivery`);
    const pickup = options.methods.find(({ method }: { method: string }) => method === 'Pickup');
    expect(pickup.points[0].city).toBe('Нижний Новгород');
  });
});
