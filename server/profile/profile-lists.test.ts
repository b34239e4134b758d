import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/schema/identity.ts';
import { partnerEmployees, partnerTags } from '#server/db/schema/partners.ts';
import {
  customers,
  orderEvents,
  orderItems,
  orders,
  partners,
} from '#server/db/schema/shopping.ts';
import { seedCatalog } from '#tests/support/records/catalog.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const NOW = new Date('2026-03-20T09:00:00.000Z');
let server: TestServer;

interface Line {
  id: string;
  quantity: number;
  price: number;
  before?: number;
  promo?: number;
  isGift?: boolean;
}

interface Bought {
  id: string;
  by?: string;
  customer?: string;
  at: string;
  status?: (typeof orders.$inferInsert)['status'];
  tags?: (typeof orders.$inferInsert)['tags'];
  lines: readonly Line[];
}

async function buy(order: Bought): Promise<void> {
  const { id, by = 'anna', customer = 'c-anna', at, status = 'Succeeded', tags = [] } = order;
  const moment = new Date(at);
  await server.db.insert(orders).values({
    id,
    number: `Д-${id}`,
    userID: by,
    customerID: customer,
    status,
    tags,
    customer: {
      id: customer,
      kind: customer === 'c-anna' ? 'Individual' : 'Partner',
      name: customer === 'c-anna' ? 'Анна Ковалёва' : 'ООО «Белая линия»',
      person: null,
      partner: null,
      isDefault: false,
    },
    totals: { goods: 0, discount: 0, delivery: 0, toPay: 0, weight: 0, itemCount: 0, quantity: 0 },
    createdAt: moment,
    confirmedAt: moment,
  } as typeof orders.$inferInsert);
  await server.db.insert(orderItems).values(
    order.lines.map((line, index) => ({
      orderID: id,
      position: index + 1,
      productID: line.id,
      quantity: line.quantity,
      price: line.price,
      promo: line.promo ?? 0,
      isGift: line.isGift ?? false,
      product: { priceWithoutDiscount: line.before ?? line.price } as never,
    })),
  );
}

beforeAll(async () => {
  server = await startTestServer({ now: () => NOW });
  await seedCatalog(server.db, {
    categories: {
      terapiya: ['terapiya'],
      kompozity: ['terapiya', 'kompozity'],
      bory: ['terapiya', 'bory'],
      perchatki: ['perchatki'],
    },
    categoryNames: { kompozity: 'Композиты', bory: 'Боры', perchatki: 'Перчатки' },
    brands: { esterion: 'Эстерион', klinfleks: 'Клинфлекс' },
    products: [
      { id: 'a2', name: 'Композит A2', categoryID: 'kompozity', brandID: 'esterion', price: 5000 },
      {
        id: 'bur',
        name: 'Бор',
        categoryID: 'bory',
        brandID: 'esterion',
        price: 700,
        stock: 0,
        available: false,
      },
      { id: 'gloves', name: 'Перчатки', categoryID: 'perchatki', brandID: 'klinfleks', price: 900 },
      { id: 'old', name: 'Снятое', categoryID: 'perchatki', price: 100, listed: false },
      { id: 'never', name: 'Некупленное', categoryID: 'perchatki', price: 100 },
    ],
  });
  const person = (id: string) => ({ id, issuer: 'test', subject: id, firstName: 'Анна' });
  await server.db.insert(users).values([person('anna'), person('maria'), person('igor')]);
  await server.db
    .insert(partners)
    .values({ id: 'belaya', name: 'ООО «Белая линия»', inn: '7707083893' });
  await server.db.insert(customers).values([
    { id: 'c-anna', kind: 'Individual', userID: 'anna' },
    { id: 'c-belaya', kind: 'Partner', partnerID: 'belaya' },
  ]);
  const employee = (userID: string, role: 'Owner' | 'Employee', phone: string) => ({
    id: `e-${userID}`,
    partnerID: 'belaya',
    userID,
    role,
    phone,
    firstName: 'Имя',
    lastName: 'Фамилия',
    joinedAt: NOW,
  });
  await server.db
    .insert(partnerEmployees)
    .values([
      employee('igor', 'Owner', '+79160000001'),
      employee('maria', 'Employee', '+79160000002'),
    ]);
  await server.db
    .insert(partnerTags)
    .values({ id: 't-1', partnerID: 'belaya', name: 'Кабинет № 1', nameKey: 'кабинет № 1' });
  await buy({
    id: '1',
    // The last evening of January in UTC, February in Moscow.
    at: '2026-01-31T22:00:00Z',
    lines: [
      { id: 'a2', quantity: 2, price: 4000, before: 5000, promo: 500 },
      { id: 'gloves', quantity: 3, price: 900 },
    ],
  });
  await buy({
    id: '2',
    at: '2026-03-10T10:00:00Z',
    status: 'Shipped',
    lines: [
      { id: 'a2', quantity: 1, price: 4500 },
      { id: 'never', quantity: 1, price: 0, isGift: true },
    ],
  });
  await buy({
    id: '3',
    at: '2026-03-11T10:00:00Z',
    status: 'Canceled',
    lines: [{ id: 'never', quantity: 9, price: 100 }],
  });
  for (const status of ['NotApproved', 'CreatingError'] as const) {
    await buy({
      id: `3 ${status}`,
      at: '2026-03-11T11:00:00Z',
      status,
      lines: [{ id: 'never', quantity: 9, price: 100 }],
    });
  }
  await buy({
    id: '4',
    at: '2025-05-05T10:00:00Z',
    lines: [{ id: 'old', quantity: 4, price: 80 }],
  });
  await buy({
    id: '5',
    by: 'maria',
    customer: 'c-belaya',
    at: '2026-03-12T10:00:00Z',
    tags: [
      { id: 't-1', name: 'Кабинет' },
      { id: 't-gone', name: 'Ремонт 2025' },
    ],
    lines: [{ id: 'bur', quantity: 5, price: 700 }],
  });
});

afterAll(() => server.close());

const post = (path: string, body: object, as = 'anna') =>
  server.request('POST', `/api/v1/profile/${path}`, { as, body });
const analytic = async (body: object = {}, as = 'anna') =>
  (await post('analytic/filter', body, as)).body;
const purchases = async (body: object = {}, as = 'anna') =>
  (await post('purchases/filter', body, as)).body;
const productIDs = (list: { items: { productID?: string; product?: { id: string } }[] }) =>
  list.items.map(({ productID, product }) => productID ?? product?.id);

describe('analytics', () => {
  it('add up the last twelve months by Moscow’s calendar', async () => {
    const { status, body } = await post('analytic/filter', {});
    expect(status).toBe(200);
    expect(body).toMatchObject({ from: '2025-04-01', to: '2026-03-20' });
    // 2 × 4000 − 500 + 3 × 900 + 4500 + 4 × 80
    expect(body.totals).toEqual({
      orderCount: 3,
      quantity: 10,
      amount: 15_020,
      discount: 2500,
      averageOrder: 5007,
    });
    expect(body.points).toHaveLength(12);
    expect(body.points.slice(-3)).toEqual([
      {
        from: '2026-01-01',
        to: '2026-01-31',
        orderCount: 0,
        quantity: 0,
        amount: 0,
        previousAmount: 0,
      },
      {
        from: '2026-02-01',
        to: '2026-02-28',
        orderCount: 1,
        quantity: 5,
        amount: 10_200,
        previousAmount: 0,
      },
      {
        from: '2026-03-01',
        to: '2026-03-20',
        orderCount: 1,
        quantity: 1,
        amount: 4500,
        previousAmount: 0,
      },
    ]);
    expect(body.categories).toEqual([
      { id: 'kompozity', name: 'Композиты', amount: 12_000, quantity: 3, previousAmount: 0 },
      { id: 'perchatki', name: 'Перчатки', amount: 3020, quantity: 7, previousAmount: 0 },
    ]);
    expect(body.brands).toEqual([
      { id: 'esterion', name: 'Эстерион', amount: 12_000, quantity: 3, previousAmount: 0 },
      { id: 'klinfleks', name: 'Клинфлекс', amount: 2700, quantity: 3, previousAmount: 0 },
      { id: null, name: 'Прочее', amount: 320, quantity: 4, previousAmount: 0 },
    ]);
    expect(body.customers).toEqual([
      { id: 'c-anna', name: 'Анна Ковалёва', amount: 15_020, quantity: 10, previousAmount: 0 },
    ]);
    expect(body.tags).toEqual([]);
  });

  it('have a table of products, sorted and in pages', async () => {
    const { items, paging } = await analytic();
    expect(paging).toEqual({ page: 1, pageSize: 24, total: 3 });
    expect(items[0]).toMatchObject({
      productID: 'a2',
      slug: 'p-a2',
      brandName: 'Эстерион',
      categoryName: 'Композиты',
      orderCount: 2,
      quantity: 3,
      amount: 12_000,
      averagePrice: 4000,
      lastOrderedAt: '2026-03-10T10:00:00.000Z',
    });
    expect(items[2]).toMatchObject({ productID: 'old', slug: null, brandName: null });
    const sorted = async (sort: object) => productIDs(await analytic({ sort }));
    expect(await sorted({ field: 'Quantity' })).toEqual(['old', 'a2', 'gloves']);
    expect(await sorted({ field: 'Quantity', direction: 'ASC' })).toEqual(['a2', 'gloves', 'old']);
    expect(await sorted({ field: 'Name' })).toEqual(['a2', 'gloves', 'old']);
    expect(await sorted({ field: 'Orders' })).toEqual(['a2', 'gloves', 'old']);
    const second = await analytic({ page: 2, pageSize: 2 });
    expect(productIDs(second)).toEqual(['old']);
    expect(second.totals.orderCount).toBe(3);
  });

  it.each([
    [{ from: '2026-01-31', to: '2026-01-31' }, []],
    [{ from: '2026-02-01', to: '2026-02-01' }, ['a2', 'gloves']],
    [{ categoryID: 'terapiya' }, ['a2']],
    [{ categoryID: 'c-perchatki' }, ['gloves', 'old']],
    [{ categoryID: 'unknown' }, []],
    [{ brandIDs: ['klinfleks', 'unknown'] }, ['gloves']],
    [{ text: 'КОМПОЗИТ' }, ['a2']],
    [{ text: 'code-gl' }, ['gloves']],
    [{ text: '%' }, []],
    [{ customerIDs: ['c-belaya'] }, []],
    [{ tagIDs: ['t-1'] }, []],
    [{ statuses: ['Shipped'] }, ['a2']],
    [{ statuses: ['Canceled', 'Draft', 'NotApproved', 'CreatingError'] }, []],
    [{ buyerIDs: ['anna'] }, ['a2', 'gloves', 'old']],
    [{ buyerIDs: ['maria'] }, []],
  ])('are narrowed by %j', async (filter, expected) => {
    const body = await analytic(filter);
    expect(productIDs(body).toSorted()).toEqual(expected);
    if (expected.length === 0) {
      expect(body.totals).toMatchObject({ orderCount: 0, amount: 0, averageOrder: null });
    }
  });

  it('are beside those of the month before, which ends on the same day', async () => {
    const body = await analytic({ from: '2026-03-01', to: '2026-03-31' });
    expect(body.totals).toMatchObject({ orderCount: 1, amount: 4500 });
    expect(body.previous).toEqual({
      from: '2026-02-01',
      to: '2026-02-20',
      totals: { orderCount: 1, quantity: 5, amount: 10_200, discount: 2500, averageOrder: 10_200 },
    });
    expect(body.points).toMatchObject([{ amount: 4500, previousAmount: 10_200 }]);
    const byDay = await analytic({ from: '2026-03-01', to: '2026-03-31', groupBy: 'Day' });
    expect(byDay.points[0]).toMatchObject({ amount: 0, previousAmount: 10_200 });
    expect(byDay.points[9]).toMatchObject({ amount: 4500, previousAmount: 0 });
    expect(body.items).toMatchObject([{ productID: 'a2', amount: 4500, previousAmount: 7500 }]);
    expect(body.categories).toMatchObject([{ id: 'kompozity', previousAmount: 7500 }]);
    expect(body.customers).toMatchObject([{ id: 'c-anna', previousAmount: 10_200 }]);
    const gloves = await analytic({
      from: '2026-03-01',
      to: '2026-03-31',
      brandIDs: ['klinfleks'],
    });
    expect(gloves).toMatchObject({ items: [], previous: { totals: { amount: 2700 } } });
  });

  it('have the shares of those who ordered, colleagues for who sees their orders', async () => {
    const shareOf = (id: string, amount: number, quantity: number) => ({
      id,
      name: 'Анна',
      amount,
      quantity,
      previousAmount: 0,
    });
    expect((await analytic()).buyers).toEqual([shareOf('anna', 15_020, 10)]);
    expect((await analytic({}, 'igor')).buyers).toEqual([shareOf('maria', 3500, 5)]);
    expect((await analytic({ statuses: ['Shipped'] }, 'igor')).buyers).toEqual([]);
  });

  it('count the orders of every choice by the other filters', async () => {
    const { choices } = await analytic({ statuses: ['Succeeded'] });
    expect(choices.statuses).toEqual([
      { status: 'Succeeded', orderCount: 2 },
      { status: 'Shipped', orderCount: 1 },
    ]);
    expect(choices.categories).toEqual([
      { id: 'perchatki', name: 'Перчатки', orderCount: 2 },
      { id: 'kompozity', name: 'Композиты', orderCount: 1 },
    ]);
    expect(choices.customers).toEqual([{ id: 'c-anna', name: 'Анна Ковалёва', orderCount: 2 }]);
    const ofBrand = await analytic({ brandIDs: ['klinfleks'] });
    expect(ofBrand.choices.brands).toEqual([
      { id: 'esterion', name: 'Эстерион', orderCount: 2 },
      { id: 'klinfleks', name: 'Клинфлекс', orderCount: 1 },
    ]);
    expect(ofBrand.choices.categories).toMatchObject([{ id: 'perchatki', orderCount: 1 }]);
  });

  it('show an owner all orders of the company, an employee only their own', async () => {
    const owners = await analytic({}, 'igor');
    expect(owners.totals).toMatchObject({ orderCount: 1, amount: 3500 });
    expect(owners.tags).toEqual([
      { id: 't-1', name: 'Кабинет № 1', amount: 3500, quantity: 5, previousAmount: 0 },
      { id: null, name: 'Ремонт 2025', amount: 3500, quantity: 5, previousAmount: 0 },
    ]);
    expect(owners.choices).toMatchObject({
      buyers: [{ id: 'maria', name: 'Анна', orderCount: 1 }],
      tags: [{ id: 't-1', name: 'Кабинет № 1', orderCount: 1 }],
    });
    expect((await analytic({ buyerIDs: ['maria'] }, 'igor')).totals.orderCount).toBe(1);
    expect((await analytic({ buyerIDs: ['anna'] }, 'igor')).totals.orderCount).toBe(0);
    expect((await analytic({ tagIDs: ['t-1'] }, 'igor')).totals.orderCount).toBe(1);
    expect((await analytic({ tagIDs: ['t-2'] }, 'igor')).totals.orderCount).toBe(0);
    expect((await analytic({}, 'maria')).totals.orderCount).toBe(1);
    await server.db
      .update(partnerEmployees)
      .set({ isBlocked: true })
      .where(eq(partnerEmployees.userID, 'igor'));
    expect((await analytic({}, 'igor')).totals.orderCount).toBe(0);
  });

  it.each([
    [{ from: '2026-02-01', to: '2026-01-01' }, 422, 'PeriodInvalid'],
    [{ from: '2020-01-01' }, 422, 'PeriodTooLong'],
    [{ from: '2024-01-01', to: '2026-03-01', groupBy: 'Day' }, 422, 'TooManyPoints'],
    [{ from: '2026-02-30' }, 400, 'ValidationFailed'],
    [{ sort: { field: 'Price' } }, 400, 'ValidationFailed'],
  ])('reject %j', async (filter, status, reason) => {
    expect(await post('analytic/filter', filter)).toMatchObject({ status, body: { reason } });
  });
});

describe('purchases', () => {
  it('are the received products with their last purchase', async () => {
    const { items, paging, categories } = await purchases();
    expect(paging.total).toBe(3);
    expect(productIDs({ items })).toEqual(['a2', 'gloves', 'old']);
    expect(items[0]).toMatchObject({
      product: { id: 'a2', price: 5000, available: true },
      orderCount: 1,
      quantity: 2,
      lastOrderID: '1',
      lastBoughtAt: '2026-01-31T22:00:00.000Z',
      lastQuantity: 2,
      lastPrice: 4000,
    });
    expect(items[2].product.unavailability).toMatchObject({ reason: 'Discontinued' });
    expect(categories).toEqual([
      { category: { id: 'perchatki', name: 'Перчатки', slug: 'c-perchatki' }, count: 2 },
      { category: { id: 'kompozity', name: 'Композиты', slug: 'c-kompozity' }, count: 1 },
    ]);
  });

  it.each([
    [{ text: 'перч' }, ['gloves']],
    [{ text: 'эстерион' }, ['a2']],
    [{ categoryID: 'terapiya' }, ['a2']],
    [{ customerIDs: ['c-belaya'] }, []],
    [{ from: '2026-02-01' }, ['a2', 'gloves']],
    [{ to: '2026-01-31' }, ['old']],
    [{ onlyAvailable: true }, ['a2', 'gloves']],
    [{ sort: { field: 'Quantity' } }, ['old', 'gloves', 'a2']],
    [{ sort: { field: 'Price' } }, ['old', 'gloves', 'a2']],
    [{ sort: { field: 'Price', direction: 'DESC' } }, ['a2', 'gloves', 'old']],
    [{ page: 2, pageSize: 2 }, ['old']],
  ])('are narrowed and sorted by %j', async (filter, expected) => {
    expect(productIDs(await purchases(filter))).toEqual(expected);
  });

  it('count categories whatever category is chosen', async () => {
    const { paging, categories } = await purchases({ categoryID: 'terapiya' });
    expect(paging.total).toBe(1);
    expect(categories).toHaveLength(2);
  });

  it('are the buyer’s own', async () => {
    expect((await purchases({}, 'igor')).items).toEqual([]);
    const response = await server.request('POST', '/api/v1/profile/purchases/filter', { body: {} });
    expect(response.status).toBe(401);
  });
});

describe('reviews', () => {
  const get = (path: string, as = 'anna') =>
    server.request('GET', `/api/v1/profile${path}`, { as });

  it('say when the order was received, also after a part of it was refunded', async () => {
    const event = { orderID: '1', title: null, actorKind: 'Shop', actorName: null } as const;
    const receivedAt = '2026-02-03T09:00:00.000Z';
    await server.db.insert(orderEvents).values([
      { ...event, status: 'Succeeded', at: new Date(receivedAt) },
      { ...event, status: 'WaitingForRefund', at: new Date('2026-03-09T09:00:00.000Z') },
      { ...event, status: 'Succeeded', at: new Date('2026-03-10T09:00:00.000Z') },
    ]);
    const { body } = await get('/feedback/products/toReview');
    await server.db.delete(orderEvents).where(eq(orderEvents.orderID, '1'));
    expect(body.items).toContainEqual(
      expect.objectContaining({ orderID: '1', boughtAt: receivedAt }),
    );
  });

  it('are requested for received products until written', async () => {
    const before = await get('/feedback/products/toReview');
    expect(before.status).toBe(200);
    expect(productIDs(before.body)).toEqual(['a2', 'gloves', 'old']);
    expect(before.body.items[0]).toMatchObject({
      orderID: '1',
      boughtAt: '2026-01-31T22:00:00.000Z',
      product: { vendorCode: 'CODE-a2', available: true },
    });
    expect((await get('')).body.feedbackCount).toBe(3);
    const review = { rating: 5, comment: 'Держит форму' };
    const written = await server.request('POST', '/api/v1/product/a2/feedback', {
      as: 'anna',
      body: review,
    });
    expect(written.status).toBe(201);
    const after = await get('/feedback/products/toReview');
    expect(productIDs(after.body)).toEqual(['gloves', 'old']);
    expect((await get('')).body.feedbackCount).toBe(2);
    const own = await get('/feedback');
    expect(own.body.paging.total).toBe(1);
    expect(own.body.items[0]).toMatchObject({
      feedback: { ...review, isOwn: true },
      product: { id: 'a2', slug: 'p-a2' },
    });
    expect((await get('/feedback', 'maria')).body.items).toEqual([]);
    expect((await get('/feedback?page=2')).body.items).toEqual([]);
  });

  it('are not requested from a user without purchases', async () => {
    const stranger = `u-${randomUUID()}`;
    expect((await get('/feedback/products/toReview', stranger)).body.items).toEqual([]);
    expect((await server.request('GET', '/api/v1/profile/feedback')).status).toBe(401);
  });
});
