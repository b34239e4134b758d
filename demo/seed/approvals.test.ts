import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoApprover, demoEmployee } from '#demo/people.ts';
import { seedCatalog } from '#tests/support/records/catalog.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { seedApprovals } from './approvals.ts';
import { seedCompanies } from './companies.ts';
import { seedPeople } from './seed-people.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seedCatalog(server.db, {
    categories: { kompozity: ['kompozity'] },
    products: Array.from({ length: 60 }, (_unused, index) => ({
      id: `p${index}`,
      name: `Композит ${index}`,
      price: 160_000 + index * 1000,
      packSize: index % 3 === 0 ? 5 : 1,
      minQuantity: index % 3 === 0 ? 5 : 1,
    })),
  });
  await seedPeople(server.db);
  await seedCompanies(server.db);
});
afterAll(() => server.close());

it('demo approvals: are created in every stage, once', async () => {
  for (let run = 0; run < 2; run += 1) {
    await seedApprovals(server.db, server.services, pino({ level: 'silent' }));
  }
  const approvals = '/api/v1/approval';
  const { body } = await server.request('GET', approvals, { as: demoApprover.id });
  expect(body.counts).toEqual({ approved: 2, pending: 2, rejected: 1 });
  expect(body.items.map(({ status, edited }: Record<string, unknown>) => [status, edited])).toEqual(
    [
      ['Pending', true],
      ['Pending', false],
      ['Approved', false],
      ['Rejected', false],
      ['Approved', false],
    ],
  );
  const [, , ready] = body.items;
  const own = await server.request('GET', `${approvals}/${ready.id}`, { as: demoEmployee.id });
  expect(own.body.allowedActions).toEqual(['Proceed', 'Withdraw']);
});
