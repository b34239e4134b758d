import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/db/schema/identity.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { customers, partners } from '#server/db/schema/shopping.ts';
import { supportTickets } from '#server/db/schema/support.ts';
import { lesnaya, petr } from '#tests/support/records/shopping.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
let user: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  user = `u-${randomUUID()}`;
});

const call = (method: string, path: string, body?: unknown) =>
  server.request(method, `/api/v1${path}`, { as: user, ...(body === undefined ? {} : { body }) });

async function addUser(person: Partial<typeof users.$inferInsert>) {
  await server.db.insert(users).values({ id: user, issuer: 'test', subject: user, ...person });
}

describe('customers', () => {
  it('start with the user, created once', async () => {
    await addUser({ firstName: 'Анна', lastName: 'Ковалёва', phone: '8 (916) 123-45-67' });
    const responses = await Promise.all([
      call('GET', '/user/customers'),
      call('GET', '/user/customers'),
      call('GET', '/cart'),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await call('GET', '/user/customers');
    expect(body.items).toMatchObject([
      {
        kind: 'Individual',
        name: 'Анна Ковалёва',
        isDefault: true,
        person: { firstName: 'Анна', phone: '+79161234567' },
        partner: null,
      },
    ]);
    const { body: list } = await call('GET', `/user/customers/${body.items[0].id}/recipients`);
    expect(list.items).toMatchObject([{ phone: '+79161234567', isDefault: true }]);
  });

  it('include the companies the user is a member of', async () => {
    await addUser({ firstName: 'Игорь' });
    const id = randomUUID();
    await server.db
      .insert(partners)
      .values({ id, name: 'ООО «Белая линия»', inn: '7707083893', kpp: '770701001' });
    await server.db.insert(customers).values({ id: `c-${id}`, kind: 'Partner', partnerID: id });
    expect((await call('GET', '/profile')).body.hasPartners).toBe(false);
    const employee = {
      id: `e-${id}`,
      partnerID: id,
      userID: user,
      firstName: 'Игорь',
      lastName: 'Соколов',
      phone: '+79161234502',
      role: 'Owner' as const,
      joinedAt: new Date(),
    };
    await server.db.insert(partnerEmployees).values(employee);
    const { body } = await call('GET', '/user/customers');
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual([
      'Игорь',
      'ООО «Белая линия»',
    ]);
    expect((await call('GET', '/profile')).body.hasPartners).toBe(true);
    const chosen = await call('PUT', '/cart/customer', { customerID: `c-${id}` });
    expect(chosen.body.order.customer.partner.inn).toBe('7707083893');
  });

  it('can be added as persons with name and phone', async () => {
    const anna = { firstName: 'Анна', lastName: 'Ковалёва', phone: '+79161234567' };
    const { status, body } = await call('POST', '/user/customers', { kind: 'Individual', ...anna });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Анна Ковалёва', isDefault: false });
    const nameless = await call('POST', '/user/customers', { kind: 'Individual' });
    expect(nameless).toMatchObject({ status: 422, body: { reason: 'RequiredField' } });
    expect(nameless.body.errors.map(({ path }: { path: string }) => path)).toEqual([
      '/firstName',
      '/lastName',
      '/phone',
    ]);
    const wrong = await call('POST', '/user/customers', {
      kind: 'Individual',
      ...anna,
      phone: '1',
    });
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors[0].path).toBe('/phone');
  });
});

describe('recipients', () => {
  it('have a default one', async () => {
    const { body } = await call('GET', '/user/customers');
    const path = `/user/customers/${body.items[0].id}/recipients`;
    expect((await call('GET', path)).body.items).toEqual([]);
    const responses = await Promise.all([call('POST', path, petr), call('POST', path, petr)]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    const usual = responses.filter((response) => response.body.isDefault);
    expect(usual).toHaveLength(1);
  });
});

describe('addresses', () => {
  it('are stored once and listed', async () => {
    const { body: first } = await call('POST', '/user/addresses', lesnaya);
    const { body: again } = await call('POST', '/user/addresses', {
      ...lesnaya,
      street: ' ул  Лесная ',
      floor: '5',
    });
    expect(again).toEqual({ ...first, floor: '5' });
    expect((await call('GET', `/user/addresses/${first.id}`)).body).toEqual(again);
    expect((await call('GET', '/user/addresses')).body.items).toEqual([again]);
  });

  it('are suggested without signing in', async () => {
    const query = encodeURIComponent('москва лесная 12');
    const { status, body } = await server.request('GET', `/api/v1/search/addresses?query=${query}`);
    expect(status).toBe(200);
    expect(body.items[0]).toMatchObject({ value: 'г Москва, ул Лесная, д 12', complete: true });
  });
});

describe('the profile', () => {
  it('returns the signed-in user', async () => {
    await addUser({ firstName: 'Анна', email: 'anna@example.com', phone: 'нет' });
    const { body } = await call('GET', '/profile');
    expect(body).toMatchObject({
      user: { id: user, firstName: 'Анна', phone: null, email: 'anna@example.com' },
      bonusBalance: { value: 0, hasError: false },
      activeOrdersCount: 0,
    });
    expect((await server.request('GET', '/api/v1/profile')).status).toBe(401);
  });
});

describe('a report of an error', () => {
  const report = { traceID: '3c6ef372fe94f82ba54ff53a5f1d36f1', page: '/cart' };

  it('is stored, also from a visitor', async () => {
    const { status, body } = await server.request('POST', '/api/v1/support/tickets/error', {
      body: report,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ type: 'Error', status: 'New' });
    const [ticket] = await server.db
      .select()
      .from(supportTickets)
      .where(eq(supportTickets.id, body.id));
    expect(ticket).toMatchObject({ userID: null, payload: report });
  });

  it('belongs to the signed-in user', async () => {
    const { body } = await call('POST', '/support/tickets/error', report);
    const [ticket] = await server.db
      .select()
      .from(supportTickets)
      .where(eq(supportTickets.id, body.id));
    expect(ticket?.userID).toBe(user);
    expect((await call('GET', '/profile')).body.supportRequestsCount).toBe(1);
  });

  it('is rejected when there are too many', async () => {
    const responses = [];
    for (let sent = 0; sent < 21; sent += 1) {
      responses.push(await call('POST', '/support/tickets/error', report));
    }
    expect(responses.map(({ status }) => status)).toEqual([...Array(20).fill(201), 429]);
    expect(responses.at(-1)?.headers.get('retry-after')).toBe('60');
  });
});
