import { isNotNull } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoApprover, demoEmployee, demoIndividual, demoOwner } from '#demo/people.ts';
import { seedOrders } from '#demo/seed/orders/orders.ts';
import { seedPastOrders } from '#demo/seed/orders/past-orders.ts';
import { orders } from '#server/db/schema/shopping.ts';
import { pickupPoints } from '#server/delivery/pickup-points.ts';
import { seedCatalog } from '#tests/support/records/catalog.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { seedBanners } from './banners.ts';
import { seedCompanies } from './companies.ts';
import { seedPeople } from './seed-people.ts';
import { seedTickets } from './tickets.ts';

let server: TestServer;
const demoPeople = [demoIndividual, demoOwner, demoEmployee, demoApprover];

beforeAll(async () => {
  server = await startTestServer();
  await seedCatalog(server.db, {
    categories: { kompozity: ['kompozity'], bory: ['bory'] },
    brands: { esterion: 'Эстерион' },
    products: Array.from({ length: 240 }, (_unused, index) => ({
      id: `p${index}`,
      name: `Товар ${index}`,
      categoryID: index % 2 === 0 ? 'kompozity' : 'bory',
      brandID: 'esterion',
      price: 50_000 + index * 100,
      popularity: 1000 - index,
      weight: index % 5 === 0 ? 9_000 : 100,
      ...(index === 200 ? { stock: 0, available: false, unavailableAction: 'WaitingList' } : {}),
    })),
  });
  const silent = pino({ level: 'silent' });
  for (let run = 0; run < 2; run += 1) {
    await seedPeople(server.db);
    await seedCompanies(server.db);
    await seedPastOrders(server.db, server.services);
    await seedOrders(server.db, server.services, silent);
    await seedTickets(server.db);
    await seedBanners(server.db);
  }
}, 120_000);

afterAll(() => server.close());

const get = async (path: string, as: string) =>
  (await server.request('GET', `/api/v1${path}`, { as })).body;
const post = async (path: string, as: string) =>
  (await server.request('POST', `/api/v1${path}`, { as, body: {} })).body;

describe('the demo users', () => {
  it('have tickets in every status', async () => {
    const states = new Set<string>();
    for (const { id } of demoPeople) {
      const { items, paging } = await get('/support/tickets', id);
      expect(paging.total).toBeGreaterThan(0);
      for (const { status, id: ticketID } of items) {
        states.add(status);
        const response = await server.request('GET', `/api/v1/support/tickets/${ticketID}`, {
          as: id,
        });
        expect(response.status).toBe(200);
      }
    }
    expect([...states].toSorted()).toEqual(['Done', 'InProgress', 'New']);
    expect((await get('/support/tickets', demoIndividual.id)).paging.total).toBe(6);
  });

  it('have notifications, read and unread', async () => {
    for (const { id } of demoPeople) {
      const { paging, unreadCount } = await get('/notifications', id);
      expect(unreadCount).toBeGreaterThan(0);
      expect(unreadCount).toBeLessThan(paging.total);
    }
  });

  it('have no order that is heavier than its pickup point takes', async () => {
    const rows = await server.db
      .select({ point: orders.pickupPointID, totals: orders.totals })
      .from(orders)
      .where(isNotNull(orders.pickupPointID));
    expect(rows.length).toBeGreaterThan(30);
    const limits = new Map(pickupPoints.map(({ id, limit }) => [id, limit]));
    const tooHeavy = rows.filter(
      ({ point, totals }) => (totals?.weight ?? 0) > (limits.get(point ?? '') ?? 0),
    );
    expect(tooHeavy).toEqual([]);
  });

  it.each([
    ['individual', demoIndividual.id, 8],
    ['owner', demoOwner.id, 16],
    ['employee', demoEmployee.id, 8],
  ])('have a year of purchases: %s', async (_name, id, least) => {
    const analytic = await post('/profile/analytic/filter', id);
    expect(analytic.totals.orderCount).toBeGreaterThan(least);
    const busy = analytic.points.filter(({ amount }: { amount: number }) => amount > 0);
    expect(busy.length).toBeGreaterThan(6);
    expect(analytic.categories.length).toBe(2);
    expect((await post('/profile/purchases/filter', id)).paging.total).toBeGreaterThan(8);
    expect((await get('/profile/feedback/products/toReview', id)).items.length).toBeGreaterThan(8);
    const list = await post('/order/filter', id);
    const response = await server.request('GET', `/api/v1/order/${list.items.at(-1).id}`, {
      as: id,
    });
    expect(response.status).toBe(200);
  });

  it('include one without purchases', async () => {
    expect((await post('/order/filter', demoApprover.id)).items).toEqual([]);
  });

  it('tag the orders of the company', async () => {
    const { tags, customers } = await post('/profile/analytic/filter', demoOwner.id);
    expect(tags.length).toBe(3);
    expect(customers[0].name).toBe('ООО «Белая линия»');
  });
});
