import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { topicNames } from '#server/notifications/topics.ts';
import { makeBelongings } from '#tests/support/records/belongings.ts';
import { lesnaya, petr, startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import { userTables } from '#tests/support/records/user-tables.ts';

let shop: TestShop;

interface Channels {
  topic: string;
  channels: string[];
}

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
afterEach(() => vi.restoreAllMocks());

const exported = (user: string) => shop.get(user, '/profile/export');

/** Tables of users that are not part of the export, and why. */
const excused: Readonly<Record<string, string>> = {
  approval_decisions: 'the state after the exported events',
  approval_versions: 'contents of orders of a company',
  bonus_accounts: 'the sum of the exported entries',
  calendar_reminders: 'marks that an exported notification was sent',
  carrier_shipments: 'how far the carrier is with an exported order, whose events say so',
  exchange_orders: 'what accounting has fetched',
  hand_refunds: 'transfers of the exported refunds',
  idempotency_keys: 'responses of a day about exported records',
  money_transfers: 'papers of accounting, of which the events of the exported orders say',
  one_time_codes: 'hashes of codes that are valid for minutes',
  order_approvals: 'the approval of an order by a company',
  partner_invitations: 'links of a company',
  payment_refunds: 'transfers of the exported refunds',
  powers_of_attorney: 'documents of a company',
  stored_objects: 'where the bytes of the exported files are',
  telegram_links: 'hashes of links that are valid for minutes',
};

it('export of own data: reads every table of users, or the test says why not', async () => {
  const user = `u-${randomUUID()}`;
  await shop.get(user, '/cart');
  const spies = [vi.spyOn(PGlite.prototype, 'query'), vi.spyOn(Pool.prototype, 'query')];
  expect((await exported(user)).status).toBe(200);
  const texts = spies.flatMap(({ mock }) =>
    mock.calls.map(([query]) => (typeof query === 'string' ? query : JSON.stringify(query))),
  );
  const isRead = (table: string) => {
    // In the text of a query object the quotes are escaped.
    const source = new RegExp(`(?:from|join) \\\\?"${table}\\\\?"`);
    return texts.some((text) => source.test(text));
  };
  const unread = [...userTables().keys()].filter((table) => !isRead(table));
  expect(unread.toSorted()).toEqual(Object.keys(excused).toSorted());
});

it('export of own data: has orders, addresses, tickets and products of the user alone', async () => {
  const { buyer, checkout } = await shop.readyBuyer(['gloves']);
  expect((await shop.confirm(buyer, checkout.id, checkout.totals.toPay)).status).toBe(200);
  await shop.post(buyer, '/user/addresses', { ...lesnaya, comment: 'Вход со двора' });
  await shop.post(buyer, '/favorites/change', { productID: 'bur', isFavorite: true });
  await shop.post(buyer, '/support/tickets/general', { comment: 'Когда привезут?' });
  const { status, body } = await exported(buyer);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    createdAt: shop.clock.now.toISOString(),
    user: { id: buyer, firstName: 'Анна' },
    addresses: [expect.stringMatching(/Лесная.+\(Вход со двора\)$/)],
    orders: [
      {
        id: checkout.id,
        toPay: checkout.totals.toPay,
        paymentMethod: 'Cash',
        items: [{ name: 'Перчатки нитриловые, M', quantity: 1, price: 89_000 }],
        history: expect.arrayContaining([expect.objectContaining({ status: 'Draft' })]),
      },
    ],
    tickets: [
      {
        type: 'General',
        messages: [{ author: { kind: 'Buyer' }, text: 'Когда привезут?', files: [] }],
      },
    ],
    products: [{ list: 'Favorites', name: 'Бор алмазный шаровидный' }],
  });

  const stranger = `u-${randomUUID()}`;
  await shop.get(stranger, '/cart');
  const { body: other } = await exported(stranger);
  expect(other).toMatchObject({
    addresses: [],
    customers: [{ recipients: [] }],
    cart: { items: [], promoCodes: [] },
    orders: [],
    tickets: [],
    products: [],
    notifications: [],
    devices: [],
  });
  const { topics } = (await shop.get(stranger, '/profile/settings/notifications')).body;
  expect(other.notificationSettings).toEqual(
    topics.map(({ topic, channels }: Channels) => ({ topic, channels })),
  );
  expect(other.notificationSettings).toContainEqual({
    topic: 'Order',
    channels: expect.any(Array),
  });
  expect((await shop.request('GET', '/api/v1/profile/export')).status).toBe(401);
});

it('export of own data: has one of everything that a person can own', async () => {
  const { userID, ids } = await makeBelongings(shop, { phone: '+79165550011', inn: '7730001011' });
  await shop.put(userID, '/profile/settings/notifications', {
    topics: [{ topic: 'Promotion', channels: ['NoNotify'] }],
  });
  const { body } = await exported(userID);
  expect(body.companies).toMatchObject([{ id: ids.partner, role: 'Owner', phone: '+79165550011' }]);
  expect(body.customers).toHaveLength(1);
  expect(body.customers[0].recipients).toContainEqual({
    name: 'Ильин Пётр',
    phone: petr.phone,
    email: null,
  });
  expect(body.cart.items).toMatchObject([{ name: 'Перчатки нитриловые, M' }]);
  expect(body.orders.length).toBeGreaterThan(1);
  expect(body.approvals).toMatchObject([{ kind: 'Requested', comment: null }]);
  expect(body.promoCodes).toMatchObject([{ grantedAt: expect.any(String), usedAt: null }]);
  expect(body.reviews).toMatchObject([{ comment: 'Да', status: 'Published', photos: 1 }]);
  expect(body.imports).toMatchObject([{ fileName: 'zakaz.csv', lines: ['CODE-gloves'] }]);
  expect(body.notificationSettings).toHaveLength(topicNames.length);
  expect(body.notificationSettings).toContainEqual({ topic: 'Promotion', channels: ['NoNotify'] });
  expect(body.devices).toMatchObject([{ kind: 'Session' }, { kind: 'Push' }]);
  expect(body.notifications.length).toBeGreaterThan(0);
});

it('export of own data: is limited to ten an hour', async () => {
  const user = `u-${randomUUID()}`;
  await shop.get(user, '/cart');
  for (let count = 0; count < 10; count += 1) expect((await exported(user)).status).toBe(200);
  const { status, body } = await exported(user);
  expect(status).toBe(429);
  expect(body.message).toContain('Вы уже скачали свои данные несколько раз за час');
});
