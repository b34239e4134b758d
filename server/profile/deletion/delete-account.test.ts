import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '#server/backoffice/commands.ts';
import { productFeedbackPhotos, products } from '#server/db/schema/catalog.ts';
import { identityAccounts, users } from '#server/db/schema/identity.ts';
import { outboxMessages } from '#server/db/schema/notifications.ts';
import { orders } from '#server/db/schema/shopping.ts';
import { supportFiles, supportTickets } from '#server/db/schema/support.ts';
import { renewUser } from '#server/identity/accounts/user-record.ts';
import { EMBEDDED_ISSUER } from '#server/identity/embedded-issuer.ts';
import { type Belongings, makeBelongings } from '#tests/support/records/belongings.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import { tablesNamingUsers } from '#tests/support/records/user-tables.ts';

let shop: TestShop;
let people = 0;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** What the shop retains of a deleted user, without a name: orders, their customers, and proofs. */
const remaining = [
  'bonus_accounts',
  'bonus_entries',
  'customers',
  'orders',
  'promo_code_uses',
  'support_tickets',
];

async function makePerson(): Promise<Belongings> {
  people += 1;
  await shop.setProduct('bur', { stock: 10 });
  const phone = `+7916555${String(1000 + people)}`;
  return makeBelongings(shop, { phone, inn: `77300020${String(10 + people)}` });
}

async function countRows(userID: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [table, column] of tablesNamingUsers()) {
    const { rows } = await shop.db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)}
        where ${sql.identifier(column)} = ${userID}`,
    );
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

async function finishOrders(userID: string): Promise<void> {
  await shop.db.update(orders).set({ status: 'Succeeded' }).where(eq(orders.userID, userID));
}

/** Requests the deletion, and lets support grant it. @returns the ticket's id */
async function deleteByTicket(userID: string): Promise<string> {
  const { body } = await shop.post(
    userID,
    '/support/tickets/general',
    { comment: 'Закрыли кабинет', type: 'AccountDeletion' },
    randomUUID(),
  );
  const { db, clock } = shop;
  const [ticket] = await db.select().from(supportTickets).where(eq(supportTickets.id, body.id));
  const args = ['ticket', String(ticket?.number), 'grant', 'Удалили'];
  await runCommand({ db, now: clock.now, args });
  return body.id;
}

it('deleted account: leaves no row that names the user, but for orders and proofs', async () => {
  const { userID, ids } = await makePerson();
  const { db } = shop;
  await db.update(users).set({ email: 'anna@example.ru' }).where(eq(users.id, userID));
  await finishOrders(userID);
  const form = new FormData();
  form.set('text', 'Вот фото');
  form.append('files', new File([Uint8Array.of(0x25, 0x50, 0x44, 0x46, 0x2d)], 'акт.pdf'));
  await shop.post(userID, `/support/tickets/${ids.ticket}/messages`, form);
  const before = await countRows(userID);
  expect(Object.values(before).filter((count) => count > 0).length).toBeGreaterThan(12);
  const rated = () => db.select().from(products).where(eq(products.id, 'gloves'));
  expect(await rated()).toMatchObject([{ feedbackCount: 0 }]);

  const ticketID = await deleteByTicket(userID);

  const after = await countRows(userID);
  const left = Object.keys(after).filter((table) => after[table] !== 0);
  expect(left.filter((table) => !remaining.includes(table))).toEqual([]);
  const [user] = await db.select().from(users).where(eq(users.id, userID));
  expect(user).toMatchObject({
    firstName: null,
    lastName: null,
    email: null,
    phone: null,
    deletedAt: shop.clock.now,
  });
  expect(await db.$count(supportFiles)).toBe(0);
  expect(await db.$count(productFeedbackPhotos)).toBe(0);
  const tickets = await db.select().from(supportTickets).where(eq(supportTickets.userID, userID));
  expect(tickets.map(({ id }) => id)).toContain(ticketID);
  expect(tickets.map(({ id }) => id)).not.toContain(ids.ticket);
  const messages = await db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.endPoint, 'anna@example.ru'));
  expect(messages.at(-1)).toMatchObject({ subject: 'Аккаунт удалён', text: 'Удалили', link: null });
});

it('deleted account: cannot be signed in to again', async () => {
  const subject = `sub-${randomUUID()}`;
  const { db, clock } = shop;
  const statement = {
    issuer: EMBEDDED_ISSUER,
    subject,
    id: subject,
    person: { firstName: 'Анна', lastName: 'Ковалёва' },
    issuedAt: clock.now,
  };
  await db.insert(identityAccounts).values({
    id: subject,
    login: subject,
    passwordHash: 'x',
    firstName: 'Анна',
    lastName: 'Ковалёва',
    email: `${subject}@example.ru`,
  });
  await renewUser(db, statement);
  await deleteByTicket(subject);
  expect(await db.$count(identityAccounts, eq(identityAccounts.id, subject))).toBe(0);
  await expect(renewUser(db, statement)).rejects.toMatchObject({
    status: 401,
    reason: 'AccountDeleted',
  });
  const [user] = await db.select().from(users).where(eq(users.id, subject));
  expect(user).toMatchObject({ firstName: null });
});

it('deleted account: takes the bonuses, and the rating follows the deleted review', async () => {
  const { userID } = await makePerson();
  await finishOrders(userID);
  const { db } = shop;
  await db.update(products).set({ rating: 5, feedbackCount: 1 }).where(eq(products.id, 'gloves'));
  const { clock } = shop;
  const email = `${userID}@example.ru`;
  await db.update(users).set({ email }).where(eq(users.id, userID));
  await runCommand({ db, now: clock.now, args: ['bonus', email, '500', 'За отзыв'] });
  expect((await shop.get(userID, '/profile/bonuses')).body.balance).toBe(500);
  await deleteByTicket(userID);
  expect((await shop.get(userID, '/profile/bonuses')).body.balance).toBe(0);
  const [gloves] = await db.select().from(products).where(eq(products.id, 'gloves'));
  expect(gloves).toMatchObject({ rating: null, feedbackCount: 0 });
});

it('account: is not deleted while an order of the user is in progress', async () => {
  const { buyer, checkout } = await shop.readyBuyer(['gloves']);
  expect((await shop.confirm(buyer, checkout.id, checkout.totals.toPay)).status).toBe(200);
  const { body: order } = await shop.get(buyer, `/order/${checkout.id}`);
  const before = await countRows(buyer);
  await expect(deleteByTicket(buyer)).rejects.toThrow(`Сначала завершите заказы: ${order.number}`);
  // Only the request for it has come.
  expect(await countRows(buyer)).toEqual({
    ...before,
    support_tickets: 1,
    idempotency_keys: (before.idempotency_keys ?? 0) + 1,
  });
});

it('account: is not deleted while its company would be left without an owner', async () => {
  const { userID, ids } = await makePerson();
  await finishOrders(userID);
  const owner = { firstName: 'Пётр', lastName: 'Ильин', phone: '+79035550011', role: 'Employee' };
  const { body: employee } = await shop.post(userID, `/partners/${ids.partner}/employees`, owner);
  const colleague = `u-${randomUUID()}`;
  await shop.get(colleague, '/cart');
  await shop.db.execute(sql`update partner_employees
    set user_id = ${colleague}, joined_at = now() where id = ${employee.id}`);
  await expect(deleteByTicket(userID)).rejects.toMatchObject({ reason: 'LastOwner' });
});
