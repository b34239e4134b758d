import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { products } from '#server/db/schema/catalog.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { advanceOrder } from '#server/fulfillment/advance-order.ts';
import {
  belaya,
  eachWithCompany,
  fillCompanyCheckout,
  igor,
  maria,
} from '#tests/support/records/company.ts';
import type { TestShop } from '#tests/support/records/shopping.ts';

let shop: TestShop;
eachWithCompany((started) => {
  shop = started;
});

const restricted = {
  stock: 10,
  available: false,
  saleForbidden: true,
  unavailabilityReason: 'RestrictedByProducer' as const,
  unavailableAction: 'RequestOffer' as const,
};
const slug = async () => {
  const [row] = await shop.db
    .select({ slug: products.slug })
    .from(products)
    .where(eq(products.id, 'bur'));
  return row?.slug ?? '';
};
const card = async (as: string) =>
  (await shop.get(as, `/product/bySlug/${await slug()}`)).body.product;
const customersOf = async (as: string) => (await shop.get(as, '/user/customers')).body.items;
const buyAs = async (as: string, partnerID: string | null) => {
  const customers: { id: string; partner: { id: string } | null }[] = await customersOf(as);
  const chosen = customers.find(({ partner }) => (partner?.id ?? null) === partnerID);
  return shop.put(as, '/cart/customer', { customerID: chosen?.id });
};
const give = (access: Partial<typeof partnerEmployees.$inferInsert>, id = 'e-maria') =>
  shop.db.update(partnerEmployees).set(access).where(eq(partnerEmployees.id, id));
const add = (as: string) => shop.post(as, '/cart/product/add', { productID: 'bur', quantity: 2 });

beforeEach(async () => {
  await shop.setProduct('bur', restricted);
  await give({ ordersAccess: 'Granted', ordersAccessUntil: '2026-09-28' });
});

describe('restricted products', () => {
  it('are open to an employee with access who buys as the company, and to nobody else', async () => {
    await buyAs(maria, null);
    expect(await card(maria)).toMatchObject({ available: false, saleForbidden: true });
    expect(await add(maria)).toMatchObject({
      status: 409,
      body: {
        reason: 'SaleForbidden',
        message: 'Товар продаём только компаниям с\u00A0допуском к\u00A0заказам',
      },
    });
    await buyAs(maria, belaya);
    expect(await card(maria)).toMatchObject({
      available: true,
      saleForbidden: false,
      unavailability: null,
      maxQuantity: 10,
    });
    expect((await add(maria)).status).toBe(200);
    const { body: preview } = await shop.get(maria, '/cart/preview');
    expect(preview.opensRestricted).toBe(true);
    await give({ ordersAccess: 'None', ordersAccessUntil: null }, 'e-igor');
    await buyAs(igor, belaya);
    expect((await card(igor)).available).toBe(false);
    expect((await add(igor)).status).toBe(409);
    expect((await shop.get(igor, '/cart/preview')).body.opensRestricted).toBe(false);
  });

  it.each([
    ['was rejected', { ordersAccess: 'Rejected' as const }],
    ['is pending', { ordersAccess: 'Pending' as const }],
    ['ended yesterday', { ordersAccessUntil: '2026-03-11' }],
  ])('are closed when access %s', async (_name, access) => {
    await give(access);
    await buyAs(maria, belaya);
    expect((await card(maria)).available).toBe(false);
    expect((await add(maria)).body.reason).toBe('SaleForbidden');
  });

  it('are open on the last day of access', async () => {
    await give({ ordersAccessUntil: '2026-03-12' });
    await buyAs(maria, belaya);
    expect((await add(maria)).status).toBe(200);
  });

  it('are limited by the stock', async () => {
    await shop.setProduct('bur', { ...restricted, stock: 1 });
    await buyAs(maria, belaya);
    expect((await add(maria)).body.reason).toBe('NotEnoughStock');
    await shop.setProduct('bur', { ...restricted, stock: 0 });
    expect(await card(maria)).toMatchObject({
      available: false,
      saleForbidden: false,
      unavailability: { reason: 'OutOfStock', action: 'WaitingList' },
    });
  });

  it('are ordered, and stay restricted for others', async () => {
    const checkout = await fillCompanyCheckout(shop, maria, { bur: 2 });
    const { status } = await shop.confirm(maria, checkout.id, checkout.totals.toPay);
    expect(status).toBe(200);
    expect(await shop.stockOf('bur')).toEqual({ stock: 8, available: false });
    await buyAs(igor, null);
    expect(await card(igor)).toMatchObject({
      available: false,
      unavailability: { reason: 'RestrictedByProducer', action: 'RequestOffer' },
    });
  });

  it('are not confirmed after access has ended', async () => {
    const checkout = await fillCompanyCheckout(shop, maria, { bur: 2 });
    await give({ ordersAccess: 'None', ordersAccessUntil: null });
    const { status } = await shop.confirm(maria, checkout.id, checkout.totals.toPay);
    expect(status).toBe(409);
    expect((await shop.stockOf('bur')).stock).toBe(10);
    const { body } = await shop.get(maria, '/cart');
    expect(body.order.problems).toMatchObject([{ code: 'SaleForbidden', productID: 'bur' }]);
  });

  it('are reserved by a manager for whom they are open', async () => {
    await buyAs(maria, belaya);
    await add(maria);
    const call = { productIDs: ['bur'] };
    const { body } = await shop.post(maria, '/cart/proceed/manager', call);
    await shop.db.transaction((tx) => advanceOrder(tx, body.id, 'Pending', shop.clock.now));
    expect(await shop.stockOf('bur')).toEqual({ stock: 8, available: false });
  });
});
