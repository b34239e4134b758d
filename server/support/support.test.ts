import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { promotions } from '#server/db/schema/catalog.ts';
import { users } from '#server/db/schema/identity.ts';
import { supportTickets } from '#server/db/schema/support.ts';
import { announceArrivals } from '#server/support/requests/arrivals.ts';
import {
  respondToTicket,
  type TicketDecision,
} from '#server/support/tickets/replies/respond-to-ticket.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';

const START = new Date('2026-03-12T09:00:00.000Z');
let shop: TestShop;
let user: string;
let stranger: string;

async function makePerson(firstName: string): Promise<string> {
  const id = `u-${randomUUID()}`;
  const contacts = { email: `${id}@example.ru`, phone: null };
  await shop.db
    .insert(users)
    .values({ id, issuer: 'test', subject: id, firstName, lastName: 'Ковалёва', ...contacts });
  return id;
}

beforeAll(async () => {
  shop = await startTestShop();
  await shop.db.insert(promotions).values({
    id: 'spring',
    slug: 'spring',
    name: 'Неделя терапии',
    position: 1,
    startsAt: new Date('2026-03-01T00:00:00Z'),
    endsAt: new Date('2026-04-01T00:00:00Z'),
  });
});

beforeEach(async () => {
  shop.clock.now = START;
  await shop.setProduct('gone', { stock: 0, available: false });
  user = await makePerson('Анна');
  stranger = await makePerson('Борис');
});

afterAll(() => shop.close());

const create = (path: string, body?: object, key?: string) =>
  shop.post(user, `/support/tickets/${path}`, body, key);
const list = async (query = '', as = user) => (await shop.get(as, `/support/tickets${query}`)).body;
const view = async (id: string) => (await shop.get(user, `/support/tickets/${id}`)).body;
const response = (id: string, decision: TicketDecision, text = 'Ответили') =>
  shop.db.transaction((tx) => respondToTicket(tx, id, { decision, text, now: shop.clock.now }));
const later = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
};
const comment = 'Подскажите, пожалуйста';

async function draftOrder(): Promise<string> {
  await shop.add(user, 'composite');
  const { body } = await shop.post(user, '/cart/proceed', { productIDs: ['composite'] });
  return body.id;
}

describe('every request type', () => {
  it.each([
    ['general', { comment }, 'General'],
    ['general', { comment, type: 'ProductSearch' }, 'ProductSearch'],
    ['general', { comment, type: 'AccountDeletion' }, 'AccountDeletion'],
    ['equipment/maintenance', { comment, equipment: 'Установка' }, 'CustomerService'],
    ['promotions/offer', { comment, promotionID: 'spring' }, 'OfferRequest'],
    ['promotions/offer', { comment, promotionID: 'spring', type: 'Promotion' }, 'Promotion'],
    ['products/analogs', { products: [{ productID: 'gone', quantity: 1 }] }, 'Analogs'],
    ['products/purchase', { products: [{ productID: 'bur', quantity: 5 }] }, 'ProductPurchase'],
    ['products/question', { comment, productID: 'bur' }, 'ProductQuestion'],
    ['products/waitingList', { products: [{ productID: 'gone', quantity: 2 }] }, 'WaitingList'],
    ['error', { traceID: 'abc123', comment, page: '/cart' }, 'Error'],
  ])('%s %j', async (path, body, type) => {
    const { status, body: created } = await create(path, body);
    expect(status).toBe(201);
    expect(created).toMatchObject({ type, status: 'New', createdAt: START.toISOString() });
    const ticket = await view(created.id);
    expect(ticket).toMatchObject({ id: created.id, type, status: 'New', closedAt: null });
    expect(ticket.number).toMatch(/^О-\d{4,}$/);
    expect(ticket.messages).toHaveLength(1);
    expect(ticket.messages[0]).toMatchObject({
      author: { kind: 'Buyer', name: 'Анна Ковалёва' },
      text: 'comment' in body ? comment : '',
    });
    expect((await list()).items.map(({ id }: { id: string }) => id)).toEqual([created.id]);
    expect((await shop.get(stranger, `/support/tickets/${created.id}`)).status).toBe(404);
    expect((await list('', stranger)).items).toEqual([]);
  });

  it.each([
    ['order/question', 'OrderQuestion', 'Вопрос о\u00A0заказе'],
    ['order/delivery', 'OrderDeliveryUnavailable', 'Доставка недоступна: заказ'],
    ['order/payment', 'PaymentUnavailable', 'Оплата недоступна: заказ'],
    ['order/products', 'OrderProductsUnavailable', 'Товары недоступны: заказ'],
  ])('%s, about a draft too, but only about one’s own', async (path, type, title) => {
    const orderID = await draftOrder();
    const { status, body } = await create(path, { orderID, comment });
    expect(status).toBe(201);
    expect(await view(body.id)).toMatchObject({
      type,
      title,
      order: { id: orderID, number: null },
    });
    expect((await list(`?orderID=${orderID}`)).paging.total).toBe(1);
    expect((await list('?orderID=240999')).paging.total).toBe(0);
    const foreign = await shop.post(stranger, `/support/tickets/${path}`, { orderID, comment });
    expect(foreign).toMatchObject({ status: 404, body: { reason: 'NotFound' } });
  });

  it('stores the other form data', async () => {
    const orderID = await draftOrder();
    const { body } = await create('equipment/maintenance', {
      comment,
      equipment: 'Установка',
      serialNumber: 'SN-1',
      phone: '+79161234567',
      orderID,
      productID: 'bur',
    });
    expect(await view(body.id)).toMatchObject({
      details: [
        { name: 'Оборудование', value: 'Установка' },
        { name: 'Серийный номер', value: 'SN-1' },
        { name: 'Телефон', value: '+7\u00A0916\u00A0123\u00A045\u00A067' },
      ],
      order: { id: orderID },
      products: [{ productID: 'bur', quantity: null, product: { vendorCode: 'CODE-bur' } }],
    });
  });

  it.each([
    ['general', {}, 400],
    ['general', { comment: ' ' }, 400],
    ['general', { comment: 'я'.repeat(301) }, 400],
    ['general', { comment, type: 'Refund' }, 400],
    ['order/question', { orderID: 'unknown', comment }, 404],
    ['equipment/maintenance', { comment, equipment: 'А', orderID: 'unknown' }, 404],
    ['equipment/maintenance', { comment, equipment: 'А', productID: 'unknown' }, 404],
    ['products/question', { comment, productID: 'unknown' }, 404],
    ['products/analogs', { products: [] }, 400],
    ['products/analogs', { products: [{ productID: 'unknown', quantity: 1 }] }, 404],
    [
      'products/analogs',
      {
        products: [
          { productID: 'bur', quantity: 1 },
          { productID: 'bur', quantity: 2 },
        ],
      },
      422,
    ],
    ['promotions/offer', { comment, promotionID: 'unknown' }, 404],
    [
      'promotions/offer',
      { comment, promotionID: 'spring', products: [{ productID: 'unknown', quantity: 1 }] },
      404,
    ],
  ])('%s rejects %j with %d', async (path, body, status) => {
    const { status: given, body: problem } = await create(path, body);
    expect(given).toBe(status);
    expect(problem.message).not.toBe('');
    expect((await list()).items).toEqual([]);
  });

  it('names some products of an order', async () => {
    const orderID = await draftOrder();
    const products = [{ productID: 'composite', quantity: 2 }];
    const { body } = await create('order/products', { orderID, comment, products });
    const ticket = await view(body.id);
    expect(ticket.order.id).toBe(orderID);
    expect(ticket.products).toMatchObject(products);
    const unknown = [{ productID: 'nothing', quantity: 1 }];
    expect((await create('order/products', { orderID, comment, products: unknown })).status).toBe(
      404,
    );
    const twice = [...products, ...products];
    expect((await create('order/products', { orderID, comment, products: twice })).status).toBe(
      422,
    );
  });

  it('names the products of a promotion with their quantities', async () => {
    const products = [
      { productID: 'bur', quantity: 3 },
      { productID: 'gone', quantity: 1 },
    ];
    const request = { promotionID: 'spring', comment, products };
    const { status, body } = await create('promotions/offer', request);
    expect(status).toBe(201);
    expect((await view(body.id)).products).toMatchObject(products);
    const twice = { ...request, products: [...products, ...products] };
    expect(await create('promotions/offer', twice)).toMatchObject({
      status: 422,
      body: { reason: 'ProductInvalid' },
    });
    const without = await create('promotions/offer', { ...request, products: [] });
    expect((await view(without.body.id)).products).toEqual([]);
  });

  it('requires a session, except for an error report', async () => {
    const call = (path: string, body: object) =>
      shop.request('POST', `/api/v1/support/tickets/${path}`, { body });
    expect((await call('general', { comment })).status).toBe(401);
    expect((await call('error', { traceID: 'abc123' })).status).toBe(201);
    expect((await shop.request('GET', '/api/v1/support/tickets')).status).toBe(401);
  });

  it('is rejected for an expired promotion', async () => {
    shop.clock.now = new Date('2026-04-01T00:00:00Z');
    expect((await create('promotions/offer', { comment, promotionID: 'spring' })).status).toBe(404);
  });

  it('is created once per idempotency key', async () => {
    const first = await create('general', { comment }, 'ticket-key-1');
    const second = await create('general', { comment }, 'ticket-key-1');
    expect(second.body).toEqual(first.body);
    expect((await list()).paging.total).toBe(1);
    expect((await create('general', { comment: 'Иначе' }, 'ticket-key-1')).status).toBe(422);
  });

  it('is rate limited to twenty a minute', async () => {
    for (let sent = 0; sent < 20; sent += 1) await create('general', { comment });
    const rejected = await create('general', { comment });
    expect(rejected).toMatchObject({ status: 429, body: { reason: 'TooManyRequests' } });
    expect(rejected.headers.get('retry-after')).toBe('60');
    later(1);
    expect((await create('general', { comment })).status).toBe(201);
  });

  it('is created once for deleting the account', async () => {
    const request = () => create('general', { comment, type: 'AccountDeletion' });
    const { body } = await request();
    expect(await request()).toMatchObject({ status: 409, body: { reason: 'AlreadyExists' } });
    await shop.post(user, `/support/tickets/${body.id}/cancel`);
    expect((await request()).status).toBe(201);
  });
});

describe('the waiting list', () => {
  const wait = (productID = 'gone', key?: string) =>
    create('products/waitingList', { products: [{ productID, quantity: 1 }] }, key);

  it('accepts unavailable products, once per user and product', async () => {
    const [first, second] = await Promise.all([wait(), wait()]);
    expect([first.status, second.status].toSorted()).toEqual([201, 409]);
    expect(await wait()).toMatchObject({ status: 409, body: { reason: 'AlreadyExists' } });
    const other = await shop.post(stranger, '/support/tickets/products/waitingList', {
      products: [{ productID: 'gone', quantity: 1 }],
    });
    expect(other.status).toBe(201);
    expect(await wait('bur')).toMatchObject({ status: 409, body: { reason: 'NotAllowed' } });
  });

  it('is part of the product for the waiting user', async () => {
    const unavailability = async (as: string) =>
      (await shop.get(as, '/product/bySlug/p-gone')).body.product.unavailability;
    expect(await unavailability(user)).toEqual({ reason: 'OutOfStock', action: 'WaitingList' });
    const { body } = await wait();
    expect(await unavailability(user)).toMatchObject({ ticketID: body.id });
    expect(await unavailability(stranger)).not.toHaveProperty('ticketID');
    await create('products/analogs', { products: [{ productID: 'gone', quantity: 1 }] });
    expect(await unavailability(user)).toMatchObject({ ticketID: body.id });
    await shop.post(user, `/support/tickets/${body.id}/cancel`);
    expect(await unavailability(user)).not.toHaveProperty('ticketID');
  });

  it('can be left and joined again', async () => {
    const { body } = await wait();
    later(5);
    const cancel = () => shop.post(user, `/support/tickets/${body.id}/cancel`);
    const left = await cancel();
    expect(left.status).toBe(200);
    expect(left.body).toMatchObject({
      status: 'Done',
      canceled: true,
      closedAt: shop.clock.now.toISOString(),
      allowedActions: [],
    });
    expect(left.body.messages).toHaveLength(2);
    later(5);
    expect((await cancel()).body).toEqual(left.body);
    expect((await shop.post(stranger, `/support/tickets/${body.id}/cancel`)).status).toBe(404);
    expect((await wait()).status).toBe(201);
  });

  it('notifies waiting users once when the product arrives', async () => {
    const { body } = await wait();
    expect(await announceArrivals(shop.db, shop.clock.now)).toBe(0);
    await shop.setProduct('gone', { stock: 5, available: true });
    later(10);
    await announceArrivals(shop.db, shop.clock.now);
    expect(await announceArrivals(shop.db, shop.clock.now)).toBe(0);
    expect(await view(body.id)).toMatchObject({ status: 'Done', canceled: false });
    const { body: notes } = await shop.get(user, '/notifications?topic=Stock');
    expect(notes.items).toHaveLength(1);
    expect(notes.items[0].link).toBe(`/profile/support/${body.id}`);
  });
});

describe('a ticket', () => {
  it('gets a reply, is closed and rated', async () => {
    const { body: created } = await create('general', { comment });
    const rate = (body: object = { rating: 5, comment: 'Быстро' }, as = user) =>
      shop.post(as, `/support/tickets/${created.id}/feedback`, body);
    expect(await rate()).toMatchObject({ status: 409, body: { reason: 'NotAllowed' } });
    later(10);
    await response(created.id, 'reply', 'Смотрим.');
    expect(await view(created.id)).toMatchObject({
      status: 'InProgress',
      allowedActions: ['Reply'],
    });
    const cancel = await shop.post(user, `/support/tickets/${created.id}/cancel`);
    expect(cancel).toMatchObject({ status: 409, body: { reason: 'NotAllowed' } });
    await response(created.id, 'reply', 'Ещё смотрим.');
    later(10);
    await response(created.id, 'grant', 'Готово.');
    const done = await view(created.id);
    expect(done).toMatchObject({
      status: 'Done',
      closedAt: shop.clock.now.toISOString(),
      allowedActions: ['Feedback'],
    });
    expect(done.messages.map(({ status }: { status: string }) => status)).toEqual([
      null,
      'InProgress',
      null,
      'Done',
    ]);
    expect((await rate({ rating: 6 })).status).toBe(400);
    expect((await rate({ rating: 5 }, stranger)).status).toBe(404);
    const rated = await rate();
    expect(rated).toMatchObject({ status: 201, body: { rating: 5, comment: 'Быстро' } });
    expect((await view(created.id)).feedback).toEqual(rated.body);
    expect(await rate()).toMatchObject({ status: 409, body: { reason: 'AlreadyExists' } });
    await expect(response(created.id, 'reply')).rejects.toMatchObject({ status: 409 });
  });

  it('notifies its user of every reply', async () => {
    const { body } = await create('general', { comment });
    await response(body.id, 'reply', 'Смотрим.');
    later(1);
    await response(body.id, 'grant', 'Готово.');
    const { body: notes } = await shop.get(user, '/notifications');
    expect(notes.items.map(({ text }: { text: string }) => text)).toEqual(['Готово.', 'Смотрим.']);
    expect(notes.items[0]).toMatchObject({
      topic: 'Support',
      link: `/profile/support/${body.id}`,
    });
    const { body: profile } = await shop.get(user, '/profile');
    expect(profile.supportRequestsCount).toBe(0);
  });

  it('responds with 404 when unknown', async () => {
    expect((await shop.get(user, '/support/tickets/unknown')).status).toBe(404);
    expect((await shop.post(user, '/support/tickets/unknown/cancel')).status).toBe(404);
    const rated = await shop.post(user, '/support/tickets/unknown/feedback', { rating: 5 });
    expect(rated.status).toBe(404);
  });
});

describe('the list', () => {
  it('sorts by last change, with pages and filters by status, type and text', async () => {
    const make = async (body: object) => {
      later(1);
      return (await create('general', body)).body.id as string;
    };
    const oldest = await make({ comment: 'Где счёт-фактура?' });
    const search = await make({ comment: 'Найдите боры', type: 'ProductSearch' });
    const newest = await make({ comment: 'Спасибо' });
    later(1);
    await response(oldest, 'reply', `Вот она. ${'А'.repeat(400)}`);
    const ids = async (query: string) =>
      (await list(query)).items.map(({ id }: { id: string }) => id);
    expect(await ids('')).toEqual([oldest, newest, search]);
    expect(await ids('?page=2&pageSize=2')).toEqual([search]);
    expect(await ids('?status=InProgress')).toEqual([oldest]);
    expect(await ids('?status=New&status=Done&type=General')).toEqual([newest]);
    expect(await ids(`?text=${encodeURIComponent('СЧЕТ-фактура')}`)).toEqual([oldest]);
    expect(await ids(`?text=${encodeURIComponent('вот она')}`)).toEqual([oldest]);
    const { items } = await list();
    expect(items[0].text).toHaveLength(300);
    expect(await ids(`?text=${encodeURIComponent(items[2].number)}`)).toEqual([search]);
    expect(await ids('?text=%25')).toEqual([]);
  });

  it('does not show a visitor’s report to a user', async () => {
    const call = { body: { traceID: 'visitor1' } };
    const { body } = await shop.request('POST', '/api/v1/support/tickets/error', call);
    const [row] = await shop.db.select().from(supportTickets).where(eq(supportTickets.id, body.id));
    expect(row?.userID).toBeNull();
    expect((await shop.get(user, `/support/tickets/${body.id}`)).status).toBe(404);
  });
});
