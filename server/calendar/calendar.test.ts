import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { expireBonuses } from '#server/bonus/expire-bonuses.ts';
import { lockBalance, moveBonuses } from '#server/bonus/ledger.ts';
import { bonusAccounts, bonusEntries, callCounts } from '#server/db/schema/buying.ts';
import { calendarFeeds, calendarReminders, powersOfAttorney } from '#server/db/schema/calendar.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { partnerContracts, partnerEmployees } from '#server/db/schema/partners.ts';
import { parseIcs } from '#tests/support/parse-ics.ts';
import {
  belaya,
  eachWithCompany,
  igor,
  maria,
  marias,
  oleg,
} from '#tests/support/records/company.ts';
import type { TestShop } from '#tests/support/records/shopping.ts';
import { remindOfEndings } from './remind-of-endings.ts';
import type { CalendarEntry } from './schemas.ts';

let shop: TestShop;
const path = `/partners/${belaya}/calendar`;

eachWithCompany((made) => {
  shop = made;
});

beforeEach(async () => {
  const { db } = shop;
  for (const table of [calendarFeeds, calendarReminders, powersOfAttorney, callCounts]) {
    await db.delete(table);
  }
  await db.delete(bonusEntries);
  await db.delete(bonusAccounts);
  await db.update(partnerContracts).set({ validUntil: null });
  await db.update(partnerContracts).set({ validUntil: '2026-04-11' }).where(isFirst);
  await db.update(partnerEmployees).set({ ordersAccess: 'None', ordersAccessUntil: null });
});

const isFirst = eq(partnerContracts.number, 'ИМ-2026/118');

async function grantAccess(id: string, ordersAccessUntil: string) {
  await shop.db
    .update(partnerEmployees)
    .set({ ordersAccess: 'Granted', ordersAccessUntil })
    .where(eq(partnerEmployees.id, id));
}

function grantBonuses(userID: string, amount: number, expiresOn: string | null) {
  return shop.db.transaction(async (tx) => {
    await lockBalance(tx, userID);
    const now = shop.clock.now;
    await moveBonuses(tx, userID, { kind: 'Grant', amount, orderID: null, now, expiresOn });
  });
}

const items = async (as: string): Promise<CalendarEntry[]> => (await shop.get(as, path)).body.items;
const titles = async (as: string) => (await items(as)).map(({ title }) => title);

describe('access calendar', () => {
  it('lists contracts, documents and own bonuses by their last day', async () => {
    await grantAccess('e-maria', '2026-03-20');
    await shop.db.insert(powersOfAttorney).values({
      id: 'd-15',
      partnerID: belaya,
      employeeID: 'e-maria',
      number: '15',
      validUntil: '2026-03-15',
      registeredAt: shop.clock.now,
    });
    await grantBonuses(maria, 300, '2026-03-13');
    const { body } = await shop.get(maria, path);
    expect(body).toMatchObject({ today: '2026-03-12', feed: null });
    expect(
      body.items.map(({ kind, endsOn, daysLeft }: CalendarEntry) => [kind, endsOn, daysLeft]),
    ).toEqual([
      ['Bonus', '2026-03-13', 1],
      ['PowerOfAttorney', '2026-03-15', 3],
      ['OrdersAccess', '2026-03-20', 8],
      ['Contract', '2026-04-11', 30],
    ]);
    expect(await titles(igor)).toEqual([
      'Доверенность № 15',
      'Допуск к заказам',
      'Договор ИМ-2026/118',
    ]);
    expect(await titles(oleg)).toEqual(['Договор ИМ-2026/118']);
  });

  it('says who can renew what the viewer cannot', async () => {
    await grantAccess('e-maria', '2026-03-20');
    const [access, contract] = await items(maria);
    expect(access).toMatchObject({ allowed: true, reason: null });
    expect(contract).toMatchObject({ allowed: false, reason: expect.stringContaining('Игорь') });
    const [foreign, own] = await items(igor);
    expect(foreign).toMatchObject({ allowed: false, reason: expect.stringContaining('Мария') });
    expect(own).toMatchObject({ allowed: true });
  });

  it('forgets what ended more than 90 days ago, and what never ends', async () => {
    await shop.db.update(partnerContracts).set({ validUntil: '2025-12-12' }).where(isFirst);
    expect(await titles(igor)).toEqual(['Договор ИМ-2026/118']);
    expect((await items(igor))[0]).toMatchObject({ daysLeft: -90 });
    await shop.db.update(partnerContracts).set({ validUntil: '2025-12-11' }).where(isFirst);
    expect(await titles(igor)).toEqual([]);
  });

  it('responds with 404 to strangers, also for the link', async () => {
    for (const response of [
      await shop.get('stranger', path),
      await shop.put('stranger', `${path}/feed`, undefined),
      await shop.request('DELETE', `/api/v1${path}/feed`, { as: 'stranger' }),
    ]) {
      expect(response.status).toBe(404);
    }
  });
});

describe('calendar feed', () => {
  const renew = async (as: string): Promise<string> => {
    const { status, body } = await shop.put(as, `${path}/feed`, undefined);
    expect(status).toBe(200);
    return new URL(body.url).pathname;
  };
  const read = (link: string) => shop.request('GET', link);

  it('shows the same as the calendar, without sign-in, with stable ids', async () => {
    await grantAccess('e-maria', '2026-03-20');
    const link = await renew(maria);
    const first = await read(link);
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('cache-control')).toContain('private');
    const { events, name } = parseIcs(first.body);
    expect(name).toBe('Сроки: ООО «Белая линия»');
    expect(events.map(({ start, isWholeDay }) => [start, isWholeDay])).toEqual([
      ['2026-03-20', true],
      ['2026-04-11', true],
    ]);
    shop.clock.now = new Date('2026-03-13T09:00:00.000Z');
    const again = parseIcs((await read(link)).body).events;
    expect(again.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  it('stores no secret, and says when it was read', async () => {
    const link = await renew(igor);
    const [row] = await shop.db.select().from(calendarFeeds);
    const secret = link.replace('/calendar/', '').replace('.ics', '');
    expect(secret).toHaveLength(43);
    expect(JSON.stringify(row)).not.toContain(secret);
    expect((await shop.get(igor, path)).body.feed).toMatchObject({ lastReadAt: null });
    await read(link);
    const { feed } = (await shop.get(igor, path)).body;
    expect(feed).toMatchObject({ lastReadAt: shop.clock.now.toISOString() });
  });

  it('ends for good when its person is blocked: after the block a new one is needed', async () => {
    const link = await renew(maria);
    const employees = `/partners/${belaya}/employees`;
    const set = async (state: string) =>
      expect((await shop.put(igor, employees, { ...marias, state })).status).toBe(200);
    await set('Blocked');
    expect((await read(link)).status).toBe(404);
    await set('Active');
    expect((await read(link)).status).toBe(404);
    expect((await shop.get(maria, path)).body.feed).toBeNull();
    expect((await read(await renew(maria))).status).toBe(200);
  });

  it('ends for good when its person is removed, also for one who joins again', async () => {
    const link = await renew(maria);
    const employee = `/api/v1/partners/${belaya}/employees/e-maria`;
    expect((await shop.request('DELETE', employee, { as: igor })).status).toBe(204);
    expect((await read(link)).status).toBe(404);
    const back = { userID: maria, isBlocked: false, removedAt: null, joinedAt: shop.clock.now };
    await shop.db.update(partnerEmployees).set(back).where(eq(partnerEmployees.id, 'e-maria'));
    expect((await read(link)).status).toBe(404);
  });

  it('of others stays when one is blocked', async () => {
    const link = await renew(oleg);
    const body = { ...marias, state: 'Blocked' };
    await shop.put(igor, `/partners/${belaya}/employees`, body);
    expect((await read(link)).status).toBe(200);
  });

  it('ends when it is renewed or revoked', async () => {
    const old = await renew(maria);
    const link = await renew(maria);
    expect((await read(old)).status).toBe(404);
    expect((await read(link)).status).toBe(200);
    await shop.request('DELETE', `/api/v1${path}/feed`, { as: maria });
    expect((await read(link)).status).toBe(404);
    expect((await read('/calendar/none.ics')).status).toBe(404);
  });

  it('is rate limited by link', async () => {
    const link = await renew(maria);
    const statuses: number[] = [];
    for (let call = 0; call < 61; call++) statuses.push((await read(link)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('reminders of the calendar', () => {
  const at = (day: string) => new Date(`${day}T09:00:00.000Z`);
  const remind = (day: string) => remindOfEndings(shop.db, at(day));
  const received = async (userID: string) =>
    (await shop.db.select().from(notifications).where(eq(notifications.userID, userID))).map(
      ({ title }) => title.replaceAll('\u00a0', ' '),
    );

  it('come 30, 7 and 1 days before, each once, to who can renew a contract', async () => {
    await remind('2026-03-11');
    expect(await received(igor)).toEqual([]);
    for (const day of ['2026-03-12', '2026-03-13', '2026-04-03', '2026-04-04', '2026-04-09']) {
      await remind(day);
    }
    await Promise.all([remind('2026-04-10'), remind('2026-04-10'), remind('2026-04-10')]);
    await remind('2026-04-11');
    await remind('2026-04-12');
    expect(await received(igor)).toEqual([
      'Договор ИМ-2026/118: осталось 30 дней',
      'Договор ИМ-2026/118: осталось 7 дней',
      'Договор ИМ-2026/118: завтра последний день',
    ]);
    expect(await received(maria)).toEqual([]);
  });

  it('that were missed in a downtime come as one', async () => {
    await remind('2026-04-06');
    expect(await received(igor)).toEqual(['Договор ИМ-2026/118: осталось 5 дней']);
    await remind('2026-04-10');
    expect(await received(igor)).toHaveLength(2);
  });

  it('start anew when the contract was renewed', async () => {
    await remind('2026-03-12');
    await shop.db.update(partnerContracts).set({ validUntil: '2026-05-01' }).where(isFirst);
    await remind('2026-03-13');
    expect(await received(igor)).toHaveLength(1);
    await remind('2026-04-01');
    expect(await received(igor)).toHaveLength(2);
  });

  it("reach the employee and the owner about the employee's access, and lead to the calendar", async () => {
    await shop.db.update(partnerContracts).set({ validUntil: null });
    await grantAccess('e-maria', '2026-03-19');
    await remind('2026-03-12');
    expect(await received(maria)).toEqual(['Допуск к заказам: осталось 7 дней']);
    expect(await received(igor)).toEqual(['Допуск к заказам: осталось 7 дней']);
    expect(await received(oleg)).toEqual([]);
    const [notice] = await shop.db.select().from(notifications);
    expect(notice?.link).toBe(`/profile/companies/${belaya}/calendar`);
  });

  it('reach only the owner of bonuses, which then expire once', async () => {
    await shop.db.update(partnerContracts).set({ validUntil: null });
    await grantBonuses(maria, 300, '2026-03-13');
    await grantBonuses(maria, 200, null);
    await remind('2026-03-12');
    expect(await received(maria)).toEqual(['Бонусы, 300: завтра последний день']);
    const [notice] = await shop.db.select().from(notifications);
    // They are the user's own, not the company's.
    expect(notice?.text).toMatch(/^Сгорят после этого дня\. Последний день/);
    expect(await received(igor)).toEqual([]);
    const balance = async () => (await shop.db.select().from(bonusAccounts))[0]?.balance;
    await expireBonuses(shop.db, at('2026-03-13'));
    expect(await balance()).toBe(500);
    await Promise.all([1, 2].map(() => expireBonuses(shop.db, at('2026-03-14'))));
    expect(await balance()).toBe(200);
  });
});
