import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/db/schema/identity.ts';
import { notifications, outboxMessages } from '#server/db/schema/notifications.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { partners } from '#server/db/schema/shopping.ts';
import { belaya, igor, resetCompany, startCompanyShop } from '#tests/support/records/company.ts';
import type { TestShop } from '#tests/support/records/shopping.ts';
import { openTwice } from '#tests/support/servers/database.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const rounds = [1, 2, 3, 4, 5];

// Each server has a pool of its own, as two processes behind one balancer have.
describe.runIf(process.env.TEST_DATABASE_URL)('two servers on one database', () => {
  let shop: TestShop;
  let second: TestServer;

  beforeAll(async () => {
    shop = await startCompanyShop();
    const database = await openTwice(shop.database);
    second = await startTestServer({ database, now: () => shop.clock.now });
  });
  afterAll(async () => {
    await second.close();
    await shop.close();
  });
  beforeEach(() => resetCompany(shop));

  /** Sends the same kind of call to both servers at once. */
  const both = (method: string, calls: readonly (readonly [string, string, object?])[]) =>
    Promise.all(
      calls.map(([as, path, body], index) =>
        [shop, second][index % 2]?.request(method, `/api/v1${path}`, {
          as,
          ...(body && { body }),
          headers: { 'Idempotency-Key': randomUUID() },
        }),
      ),
    );

  async function makeUser(phone: string): Promise<string> {
    const id = `u-${randomUUID()}`;
    const person = { firstName: 'Иван', lastName: 'Петров', phone, phoneVerified: true };
    await shop.db.insert(users).values({ id, issuer: 'test', subject: id, ...person });
    return id;
  }

  it.each(rounds)('register a company once (%i)', async () => {
    const inn = '7799000044';
    await shop.db.delete(partners).where(eq(partners.inn, inn));
    const colleagues = await Promise.all(
      [1, 2, 3, 4].map((index) => makeUser(`+7916000000${index}`)),
    );
    const body = { kind: 'Partner', inn, kpp: '779901001' };
    const responses = await both(
      'POST',
      colleagues.map((as) => [as, '/user/customers', body] as const),
    );
    expect(responses.map((one) => one?.status).sort()).toEqual([201, 409, 409, 409]);
    expect(await shop.db.$count(partners, eq(partners.inn, inn))).toBe(1);
  });

  /** Invites a phone; the invitation's id as the invited user sees it. */
  async function invite(phone: string) {
    const person = { firstName: 'Иван', lastName: 'Новый', phone };
    const { body } = await shop.post(igor, `/partners/${belaya}/employees`, person);
    const user = await makeUser(phone);
    const [invitation] = (await shop.get(user, '/user/invitations')).body.items;
    const [message] = await shop.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.endPoint, phone))
      .orderBy(desc(outboxMessages.id))
      .limit(1);
    const [, token] = /#(.+)$/.exec(message?.link ?? '') ?? [];
    return { employeeID: body.id as string, user, id: invitation.id as string, token };
  }

  it.each(rounds)('invite one e-mail once (%i)', async (round) => {
    const person = { firstName: 'Вера', lastName: 'Новая', email: `vera-${round}@example.com` };
    const path = `/partners/${belaya}/employees`;
    const responses = await both('POST', Array(4).fill([igor, path, person] as const));
    expect(responses.map((one) => one?.status).sort()).toEqual([201, 409, 409, 409]);
    const sent = eq(outboxMessages.endPoint, person.email);
    expect(await shop.db.$count(outboxMessages, sent)).toBe(1);
  });

  it.each(rounds)('accept an invitation once, however often it is clicked (%i)', async (round) => {
    const { employeeID, user, id } = await invite(`+791611100${round}0`);
    const path = `/user/invitations/${id}/accept`;
    const responses = await both('POST', Array(4).fill([user, path, {}] as const));
    expect(responses.map((one) => one?.status)).toEqual([200, 200, 200, 200]);
    const [row] = await shop.db
      .select()
      .from(partnerEmployees)
      .where(eq(partnerEmployees.id, employeeID));
    expect(row?.userID).toBe(user);
    const received = await shop.db
      .select()
      .from(notifications)
      .where(eq(notifications.userID, igor));
    expect(received.filter(({ title }) => title.includes('теперь'))).toHaveLength(1);
  });

  it.each(rounds)('let one of two accounts accept by the same link (%i)', async (round) => {
    const { employeeID, user, id, token } = await invite(`+791622200${round}0`);
    const other = await makeUser(`+791633300${round}0`);
    const path = `/user/invitations/${id}/accept`;
    const responses = await both('POST', [
      [user, path, { token }],
      [other, path, { token }],
    ]);
    expect(responses.map((one) => one?.status).sort()).toEqual([200, 409]);
    const winner = responses[0]?.status === 200 ? user : other;
    const [row] = await shop.db
      .select()
      .from(partnerEmployees)
      .where(eq(partnerEmployees.id, employeeID));
    expect(row?.userID).toBe(winner);
  });
});
