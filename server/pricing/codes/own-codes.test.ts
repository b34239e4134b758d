import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { promoCodeGrants, promoCodes } from '#server/db/schema/buying.ts';
import { promotionProducts, promotions } from '#server/db/schema/catalog.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';

const DAY_MS = 86_400_000;
let shop: TestShop;
let user: string;

beforeAll(async () => {
  shop = await startTestShop();
  const day = (days: number) => new Date(shop.clock.now.getTime() + days * DAY_MS);
  const general = { name: 'Скидка', scope: 'Order', percent: 5, validFrom: day(-400) } as const;
  await shop.db.insert(promoCodes).values([
    { ...general, code: 'FOREVER', validUntil: null },
    { ...general, code: 'SOON', validUntil: day(3) },
    { ...general, code: 'LATER', validUntil: day(40) },
    { ...general, code: 'FUTURE', validFrom: day(5), validUntil: day(10) },
    { ...general, code: 'LONG-AGO', validUntil: day(-90) },
    { ...general, code: 'RECENTLY', validUntil: day(-2) },
    { ...general, code: 'EVERYBODY', validUntil: day(20) },
    ...Array.from({ length: 230 }, (_, index) => ({
      ...general,
      code: `OVER-${index}`,
      validUntil: day(-100),
    })),
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  user = `u-${randomUUID()}`;
  await shop.get(user, '/cart');
});

async function grant(...codes: string[]) {
  await shop.db.insert(promoCodeGrants).values(codes.map((code) => ({ userID: user, code })));
}

async function listed(): Promise<{ couponCode: string; applied: boolean }[]> {
  return (await shop.get(user, '/profile/promoCodes')).body.items;
}

it('own promo codes: by state, the sooner last day first, of the past ones the later', async () => {
  await grant('LONG-AGO', 'FOREVER', 'RECENTLY', 'LATER', 'FUTURE', 'SOON');
  expect((await listed()).map(({ couponCode }) => couponCode)).toEqual([
    'SOON',
    'LATER',
    'FOREVER',
    'FUTURE',
    'RECENTLY',
    'LONG-AGO',
  ]);
});

it('own promo codes: a usable one is listed, however many past ones there are', async () => {
  await grant(...Array.from({ length: 230 }, (_, index) => `OVER-${index}`), 'SOON');
  const codes = await listed();
  expect(codes).toHaveLength(200);
  expect(codes[0]?.couponCode).toBe('SOON');
});

it('own promo codes: one applied to the cart is marked, even if it was granted to nobody', async () => {
  await grant('SOON');
  await shop.add(user, 'gloves', 1);
  const added = await shop.post(user, '/cart/promoCode/add', { couponCode: 'everybody' });
  expect(added.status).toBe(200);
  expect(await listed()).toMatchObject([
    { couponCode: 'SOON', applied: false },
    { couponCode: 'EVERYBODY', applied: true },
  ]);
  await shop.post(user, '/cart/promoCode/delete', { couponCode: 'EVERYBODY' });
  expect((await listed()).map(({ couponCode }) => couponCode)).toEqual(['SOON']);
});

it('own promo codes: an empty cart is named as the reason of a rejection', async () => {
  await grant('SOON');
  const { status, body } = await shop.post(user, '/cart/promoCode/add', { couponCode: 'SOON' });
  expect(status).toBe(422);
  expect(body).toMatchObject({
    reason: 'PromoCodeNotApplicable',
    message: 'Корзина пуста: сначала добавьте товары',
  });
});

it('own promo codes: those of running promotions are everybody’s, until they are over', async () => {
  const { now } = shop.clock;
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const promotion = (id: string, startsAt: Date, endsAt: Date, more: object = {}) => ({
    id,
    slug: id,
    name: `Скидка ${id}`,
    kind: 'PromoCode' as const,
    position: 1,
    startsAt,
    endsAt,
    terms: { promoCode: id, discountPercent: 10 },
    ...more,
  });
  await shop.db
    .insert(promotions)
    .values([
      promotion('open10', day(-1), day(7)),
      promotion('next10', day(1), day(7)),
      promotion('past10', day(-9), day(-1)),
      promotion('sale', day(-1), day(7), { kind: 'Discount', terms: { discountPercent: 5 } }),
    ]);
  const ids = ['open10', 'next10', 'past10', 'sale'];
  await shop.db
    .insert(promotionProducts)
    .values(ids.map((promotionID) => ({ promotionID, productID: 'gloves' })));
  try {
    await grant('SOON');
    expect(await listed()).toMatchObject([
      { couponCode: 'SOON' },
      { couponCode: 'OPEN10', state: 'Active', scope: 'Product', applied: false },
    ]);
    // It can be applied as it is listed.
    await shop.add(user, 'gloves', 1);
    const added = await shop.post(user, '/cart/promoCode/add', { couponCode: 'OPEN10' });
    expect(added.status).toBe(200);
    expect(await listed()).toMatchObject([{}, { couponCode: 'OPEN10', applied: true }]);
    shop.clock.now = day(8);
    await shop.post(user, '/cart/promoCode/delete', { couponCode: 'OPEN10' });
    expect((await listed()).map(({ couponCode }) => couponCode)).toEqual(['SOON']);
  } finally {
    shop.clock.now = now;
    await shop.db.delete(promotions);
  }
});
