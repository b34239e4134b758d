import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoCompany, demoIndividual, demoOwner } from '#demo/people.ts';
import { seedCompanies } from '#demo/seed/companies.ts';
import { seedLoyalty } from '#demo/seed/loyalty.ts';
import { seedPeople } from '#demo/seed/seed-people.ts';
import { seedCatalog } from '#tests/support/records/catalog.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { seedOrders } from './orders.ts';

let server: TestServer;
const silent = pino({ level: 'silent' });

beforeAll(async () => {
  server = await startTestServer();
  await seedCatalog(server.db, {
    categories: { kompozity: ['kompozity'] },
    products: Array.from({ length: 120 }, (_unused, index) => ({
      id: `p${index}`,
      name: `Композит ${index}`,
      price: 50_000 + index,
      packSize: index % 3 === 0 ? 5 : 1,
      minQuantity: index % 3 === 0 ? 5 : 1,
    })),
  });
  await seedPeople(server.db);
  await seedCompanies(server.db);
});
afterAll(() => server.close());

it('demo orders: are created for the individual, once', async () => {
  for (let run = 0; run < 2; run += 1) await seedOrders(server.db, server.services, silent);
  const { body } = await server.request('POST', '/api/v1/order/filter', {
    as: demoIndividual.id,
    body: {},
  });
  expect(body.items.map(({ status }: { status: string }) => status)).toEqual([
    'CreatingError',
    'Pending',
    'Pending',
    'Confirmed',
    'WaitingForPicking',
    'Shipped',
    'WaitingForShipping',
    'PendingManager',
    'WaitingForRefund',
    'Succeeded',
    'Canceled',
    'Succeeded',
    'Refunded',
    'Succeeded',
  ]);
  const { body: cart } = await server.request('GET', '/api/v1/cart', { as: demoIndividual.id });
  expect(cart.order.items).toEqual([]);
});

it('demo orders: are created for the owner under a contract, paid by invoice', async () => {
  const { body } = await server.request('POST', '/api/v1/order/filter', {
    as: demoOwner.id,
    body: {},
  });
  expect(body.items.map(({ status }: { status: string }) => status)).toEqual([
    'Pending',
    'Shipped',
    'Canceled',
    'Succeeded',
    'Succeeded',
  ]);
  expect(body.items[0]).toMatchObject({
    customer: { kind: 'Partner' },
    payment: { state: 'InvoiceConfirmed' },
  });
});

it('demo bonuses: are created with promo codes for the individual, once', async () => {
  for (let run = 0; run < 2; run += 1) await seedLoyalty(server.db);
  const { body: profile } = await server.request('GET', '/api/v1/profile', {
    as: demoIndividual.id,
  });
  expect(profile.bonusBalance).toEqual({ value: 1250, hasError: false });
  const { body } = await server.request('GET', '/api/v1/profile/promoCodes', {
    as: demoIndividual.id,
  });
  expect(body.items.map(({ state }: { state: string }) => state)).toEqual([
    'Active',
    'Active',
    'Active',
    'Upcoming',
    'Expired',
  ]);
});

it('demo company: what its people have deleted stays deleted at the next start', async () => {
  const tags = `/api/v1/partners/${demoCompany.id}/tags`;
  const read = async () => (await server.request('GET', tags, { as: demoOwner.id })).body.items;
  const [first, ...others] = await read();
  const path = `${tags}/${first.id}`;
  expect((await server.request('DELETE', path, { as: demoOwner.id })).status).toBe(200);
  await seedCompanies(server.db);
  expect(await read()).toEqual(others);
});

it('demo company: is a customer of its employees', async () => {
  for (let run = 0; run < 2; run += 1) await seedCompanies(server.db);
  const { body } = await server.request('GET', '/api/v1/user/customers', { as: demoOwner.id });
  expect(body.items).toMatchObject([
    { kind: 'Individual', name: 'Игорь Викторович Соколов' },
    { kind: 'Partner', name: 'ИП Соколов Игорь Викторович' },
    { kind: 'Partner', name: 'ООО «Белая линия»' },
  ]);
});
