import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { listAuditEntries } from '#server/backoffice/audit/list-audit-entries.ts';
import { listStaffOrders } from '#server/backoffice/orders/staff-orders.ts';
import { listStaffTickets } from '#server/backoffice/tickets/list-staff-tickets.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

/** A driver's client: both drivers take a text or a query with one, then the parameters. */
interface Client {
  query(query: string | { text: string; values?: unknown[] }, values?: unknown[]): unknown;
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const RECORDS = 10_000;
const LARGE = ['orders', 'support_tickets', 'audit_records', 'users', 'partners'];

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const count = sql.raw(`generate_series(1, ${RECORDS}) g`);
  for (const statement of [
    sql`insert into users (id, issuer, subject, first_name, last_name, email, phone)
      select 'u' || g, 'i', 's' || g, 'Имя', 'Щеглов' || g, 'u' || g || '@example.ru',
        '+7916' || lpad(g::text, 7, '0') from ${count}`,
    sql`insert into partners (id, name, inn)
      select 'p' || g, 'ООО «Фирма»', lpad((7700000000 + g)::text, 10, '0') from ${count}`,
    sql`insert into customers (id, kind, user_id)
      select 'c' || g, 'Individual', 'u' || g from ${count}`,
    sql`insert into orders (id, number, user_id, customer_id, status, customer, totals, recipient,
        search_text, confirmed_at)
      select g, 'Д-' || g, 'u' || g, 'c' || g, 'Succeeded',
        jsonb_build_object('name', 'Уткина' || g), '{"toPay": 100}',
        jsonb_build_object('lastName', 'Журавлёв' || g), 'д-' || g || ' перчатки',
        now() - g * interval '1 minute' from ${count}`,
    sql`insert into support_tickets (id, user_id, type, status, title, payload, partner_id,
        search_text, updated_at)
      select 't' || g, 'u' || g, 'General', 'Done', 'Вопрос', '{}', 'p' || g, 'о-' || g || ' вопрос',
        now() - g * interval '1 minute' from ${count}`,
    sql`insert into audit_records (at, actor, act, entity, entity_id)
      select now() - g * interval '1 minute', 'user:u' || g, 'ticket ' || g || ' reply …', 'command',
        't' || g from ${count}`,
    // The trigrams of new rows wait in a list that every search reads.
    sql`vacuum analyze`,
  ]) {
    await server.db.execute(statement);
  }
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

function scansIn(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scansIn)];
}

/** The large tables that the queries of a call read as a whole. */
async function scansOf(call: () => Promise<{ items: unknown[] }>): Promise<string[]> {
  const client = (server.db as unknown as { $client: Client }).$client;
  const query = vi.spyOn(client, 'query');
  const { items } = await call();
  expect(items).not.toEqual([]);
  const sent = query.mock.calls.map(([given, values]) =>
    typeof given === 'string'
      ? { text: given, values: values ?? [] }
      : { text: given.text, values: values ?? given.values ?? [] },
  );
  query.mockRestore();
  const scans: string[] = [];
  for (const { text, values } of sent.filter(({ text }) => text.startsWith('select'))) {
    const { rows } = (await client.query(`explain (format json) ${text}`, values)) as {
      rows: { 'QUERY PLAN': { Plan: Plan }[] }[];
    };
    scans.push(...(rows[0]?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => scansIn(Plan)));
  }
  return scans.filter((table) => LARGE.includes(table));
}

const page = { page: 1, pageSize: 20 };

describe('a search of staff', () => {
  it.each(['Д-5071', 'Щеглов5071', '+7 916 000-50-71', 'журавлев5071', 'Уткина5071'])(
    'reads the orders that match «%s» alone',
    async (text) => {
      expect(await scansOf(() => listStaffOrders(server.db, { ...page, text }))).toEqual([]);
    },
  );

  it.each(['О-5071', 'Щеглов5071', '7700005071'])(
    'reads the tickets that match «%s» alone',
    async (text) => {
      expect(await scansOf(() => listStaffTickets(server.db, { ...page, me: '', text }))).toEqual(
        [],
      );
    },
  );

  it.each([{ record: 'О-5071' }, { record: 't5071' }, { actor: 'Щеглов5071' }])(
    'reads the records of the audit trail about %o alone',
    async (search) => {
      expect(await scansOf(() => listAuditEntries(server.db, { ...page, ...search }))).toEqual([]);
    },
  );
});
