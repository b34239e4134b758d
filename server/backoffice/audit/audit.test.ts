import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '#server/backoffice/commands.ts';
import { identityAccounts, users } from '#server/db/schema/identity.ts';
import { orders } from '#server/db/schema/shopping.ts';
import { advanceDemoOrders } from '#server/fulfillment/advance-orders.ts';
import { EMBEDDED_ISSUER } from '#server/identity/embedded-issuer.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import { staffAuthenticator } from '#tests/support/servers/staff-authenticator.ts';

const STAFF = 'sveta';
let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({ authenticator: staffAuthenticator(STAFF) });
  await shop.db.insert(identityAccounts).values([
    {
      id: 'account-sveta',
      login: 'sveta',
      passwordHash: '',
      firstName: 'Светлана',
      lastName: 'Громова',
      email: 'gromova@example.ru',
    },
    {
      id: 'account-anna',
      login: 'anna',
      passwordHash: '',
      firstName: 'Ярослава',
      lastName: 'Ёлкина',
      email: 'anna@example.ru',
    },
  ]);
  const anna = { issuer: EMBEDDED_ISSUER, subject: 'account-anna', email: 'anna@example.ru' };
  const name = { firstName: 'Ярослава', lastName: 'Ёлкина' };
  await shop.db.insert(users).values({ id: 'u-anna', ...anna, ...name });
});
afterAll(() => shop.close());

interface Entry {
  id: string;
  actor: string;
  records: { entity: string; changes: unknown[] }[];
}

async function list(search: Record<string, string>) {
  const { status, body } = await shop.get(
    STAFF,
    `/backoffice/audit?${new URLSearchParams(search)}`,
  );
  expect(status).toBe(200);
  return body as { items: Entry[]; paging: { total: number } };
}

const idsOf = async (search: Record<string, string>) =>
  (await list(search)).items.map(({ id }) => id);

async function place() {
  const { buyer, checkout } = await shop.readyBuyer(['composite']);
  await shop.confirm(buyer, checkout.id, checkout.totals.toPay);
  const { body } = await shop.get(STAFF, `/backoffice/orders/${checkout.id}`);
  return { id: checkout.id as string, number: body.number as string, buyer };
}

async function reply(action: string) {
  const { body } = await shop.post(`b-${randomUUID()}`, '/support/tickets/general', {
    comment: 'Где заказ?',
  });
  const path = `/backoffice/tickets/${body.id}`;
  const { number } = (await shop.get(STAFF, path)).body;
  await shop.post(STAFF, `${path}/response`, { action, text: 'Завтра' });
  return { id: body.id as string, number: number as string, path };
}

describe('the page of the audit trail', () => {
  it('has one entry for an action, with its person, its subject and all that it changed', async () => {
    const { id, number } = await place();
    await shop.post(STAFF, `/backoffice/orders/${id}/step`, { step: 'Confirm' });
    await shop.post(STAFF, `/backoffice/orders/${id}/step`, { step: 'Cancel' });
    const { items } = await list({ record: number, actor: 'staff:sveta' });
    const subject = { kind: 'Order', recordID: id, title: number };
    expect(items).toMatchObject([
      { act: `order ${id} cancel`, subject },
      {
        actor: 'staff:sveta',
        actorName: 'Светлана Громова',
        act: `order ${id} confirm`,
        subject,
        records: [
          {
            entity: 'orders',
            isNew: false,
            subject,
            changes: [{ name: 'status', before: 'Pending', after: 'Confirmed' }],
          },
        ],
      },
    ]);
  });

  it('has why staff canceled or rejected, the company, and the money that they return', async () => {
    const { id, number } = await place();
    const step = (body: object) => shop.post(STAFF, `/backoffice/orders/${id}/step`, body);
    await step({ step: 'Pay' });
    const partner = { id: 'p', name: 'ООО «Белая башня»', inn: '7799123456', kpp: '779901001' };
    const customer = {
      id: 'c',
      kind: 'Partner',
      name: partner.name,
      person: null,
      partner,
    } as const;
    const [order] = await shop.db
      .update(orders)
      .set({ customer: { ...customer, isDefault: false } })
      .where(eq(orders.id, id))
      .returning();
    const reason = 'Нет на складе\nи не будет';
    expect((await step({ step: 'Cancel', reason })).status).toBe(200);
    const { items } = await list({ record: number, actor: 'staff:sveta' });
    expect(items[0]).toMatchObject({
      act: `order ${id} cancel …`,
      company: 'ООО «Белая башня»',
      reason,
      handMoney: order?.totals.toPay,
    });
    expect(items[1]).toMatchObject({ act: `order ${id} pay`, reason: null, handMoney: null });
    const { number: rejected } = await reply('Reject');
    expect((await list({ record: rejected })).items[0]).toMatchObject({ reason: 'Завтра' });
    const { number: granted } = await reply('Grant');
    expect((await list({ record: granted })).items[0]).toMatchObject({ reason: null });
  });

  it('has the requests of buyers, and what the demo does as such', async () => {
    const { number } = await reply('Reply');
    const found = (await list({ record: number })).items;
    expect(found.at(-1)).toMatchObject({
      actor: expect.stringMatching(/^user:/),
      records: [
        {
          entity: 'support_tickets',
          isNew: true,
          changes: [{ name: 'status', before: null, after: 'New' }],
        },
      ],
    });
    const { id, number: order } = await place();
    const later = new Date(shop.clock.now.getTime() + 60_000);
    const logger = pino({ level: 'silent' });
    await advanceDemoOrders(shop.db, { now: later, pace: 1000, logger });
    const [latest] = (await list({ record: order, actor: 'Демо-менеджер' })).items;
    expect(latest).toMatchObject({
      actor: 'demo',
      actorName: null,
      subject: { kind: 'Order', recordID: id },
    });
  });

  it('finds an order by its number in any spelling', async () => {
    const { id, number } = await place();
    const expected = await idsOf({ record: id });
    expect(expected.length).toBeGreaterThan(0);
    const digits = number.replace('Д-', '');
    for (const record of [number, digits, `д${digits}`, `D-${digits}`, `Заказ № ${number}`]) {
      expect(await idsOf({ record }), record).toEqual(expected);
    }
    expect(await idsOf({ record: 'Д-1' })).toEqual([]);
  });

  it('finds a ticket by its number in any spelling, also a reply that changed no status', async () => {
    const { id, number, path } = await reply('Reply');
    await shop.post(STAFF, `${path}/response`, { action: 'Reply', text: 'Уже в пути' });
    const expected = await idsOf({ record: number });
    expect(expected).toHaveLength(3);
    const digits = number.replace('О-', '');
    for (const record of [digits, `o-${digits}`, `обращение ${number}`]) {
      expect(await idsOf({ record }), record).toEqual(expected);
    }
    expect(await idsOf({ record: id })).toEqual(expected.slice(1));
    const { items } = await list({ record: number });
    const subject = { kind: 'Ticket', recordID: id, title: number };
    expect(items).toMatchObject([
      { subject, records: [] },
      { subject, records: [{ entity: 'support_tickets', subject }] },
      { subject, records: [{ entity: 'support_tickets', isNew: true }] },
    ]);
  });

  it('finds a person by login, name, e-mail address and the exact form', async () => {
    await reply('Reject');
    const expected = await idsOf({ actor: 'staff:sveta' });
    expect(expected.length).toBeGreaterThan(0);
    const spellings = ['sveta', ' Sveta', 'Света', 'светлана', 'Громова Светлана'];
    for (const actor of [...spellings, 'gromova@example.ru']) {
      expect(await idsOf({ actor }), actor).toEqual(expected);
    }
    expect(await idsOf({ actor: 'nobody' })).toEqual([]);
  });

  it('finds a buyer by login and name, and systems by their Russian names', async () => {
    const { id } = await place();
    await shop.db.execute(sql`update audit_records set actor = 'user:u-anna'
      where order_id = ${id} and actor like 'user:%'`);
    const expected = await idsOf({ actor: 'user:u-anna' });
    expect(expected).toHaveLength(1);
    for (const actor of ['anna', 'елкина ярослава', 'ANNA@example.ru', 'u-anna']) {
      expect(await idsOf({ actor }), actor).toEqual(expected);
    }
    expect((await list({ actor: 'anna' })).items).toMatchObject([{ actorName: 'Ярослава Ёлкина' }]);
    expect(await idsOf({ actor: 'Магазин' })).toEqual(await idsOf({ actor: 'shop' }));
    expect((await idsOf({ actor: 'shop' })).length).toBeGreaterThan(0);
    expect(await idsOf({ actor: 'Банк' })).toEqual([]);
    // What the page shows, whole or its beginning.
    expect(await idsOf({ actor: 'Ярослава Ёлкина, покупатель' })).toEqual(expected);
    const byDemo = await idsOf({ actor: 'demo' });
    expect(byDemo.length).toBeGreaterThan(0);
    for (const actor of ['демо', 'Демо-менеджер', 'Демо-менеджер (автоматически)']) {
      expect(await idsOf({ actor }), actor).toEqual(byDemo);
    }
  });

  it('has a period of days by Moscow', async () => {
    const { id } = await place();
    // 23:30 on 4 March in Moscow.
    await shop.db.execute(sql`update audit_records set at = '2024-03-04T20:30:00Z'
      where order_id = ${id}`);
    const found = async (from: string, to: string) => (await list({ from, to })).paging.total;
    expect(await found('2024-03-04', '2024-03-04')).toBe(2);
    expect(await found('2024-03-05', '2024-03-05')).toBe(0);
    expect(await found('2024-03-01', '2024-03-03')).toBe(0);
    expect((await list({ from: '2024-03-04', to: '2024-03-04' })).items).toHaveLength(2);
  });

  it('pages actions, not records', async () => {
    const all = await idsOf({ actor: 'staff:sveta', pageSize: '100' });
    const { items, paging } = await list({ actor: 'staff:sveta', pageSize: '2', page: '2' });
    expect(items.map(({ id }) => id)).toEqual(all.slice(2, 4));
    expect(paging.total).toBe(all.length);
  });

  it('names the people in changes', async () => {
    const args = ['--by', 'olga', 'bonus', 'anna@example.ru', '500'];
    await runCommand({ db: shop.db, now: shop.clock.now, args });
    const { items } = await list({ actor: 'staff:olga' });
    expect(items).toMatchObject([
      {
        actorName: null,
        subject: { kind: 'Customer', recordID: 'u-anna', title: 'Ярослава Ёлкина' },
        records: [{ entity: 'bonus_entries', isNew: true }],
      },
    ]);
    expect(items[0]?.records[0]?.changes).toContainEqual({
      name: 'user_id',
      before: null,
      after: 'Ярослава Ёлкина',
    });
  });

  it('has each table and column that the triggers of the database record', async () => {
    const { rows } = await shop.db.execute<{ entity: string; args: string }>(sql`
      select relname as entity, encode(tgargs, 'escape') as args
      from pg_trigger join pg_class on pg_class.oid = tgrelid
      join pg_proc on pg_proc.oid = tgfoid where proname = 'record_audit'`);
    const file = new URL('../../../generated/openapi.json', import.meta.url);
    const { AuditEntity, AuditProperty } = JSON.parse(readFileSync(file, 'utf8')).components
      .schemas;
    expect([...new Set(rows.map(({ entity }) => entity))].sort()).toEqual(
      [...AuditEntity.enum].sort(),
    );
    const columns = rows.flatMap(({ args }) => args.split('\\000').filter(Boolean));
    expect([...new Set(columns)].sort()).toEqual([...AuditProperty.enum].sort());
  });
});
