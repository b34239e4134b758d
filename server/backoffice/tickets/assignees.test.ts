import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#server/db/schema/identity.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';
import { testAuthenticator } from '#tests/support/servers/server.ts';

const [SVETA, OLGA] = ['sveta', 'olga'];
let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({
    authenticator: {
      ...testAuthenticator,
      verifyToken: async (token) => {
        const found = await testAuthenticator.verifyToken(token);
        const isStaff = found.sub === SVETA || found.sub === OLGA;
        return isStaff ? { ...found, roles: ['support'] } : found;
      },
    },
  });
});
afterAll(() => shop.close());

async function writeTicket(): Promise<string> {
  const { body } = await shop.post(`b-${randomUUID()}`, '/support/tickets/general', {
    comment: 'Где заказ?',
  });
  return body.id;
}

const read = (who: string, path: string) => shop.get(who, `/backoffice${path}`);
const assign = (who: string, id: string, assigneeID: string | null) =>
  shop.put(who, `/backoffice/tickets/${id}/assignee`, { assigneeID });
const idsOf = async (who: string, assignee: string) => {
  const { body } = await read(who, `/tickets?assignee=${assignee}&pageSize=100`);
  return body.items.map(({ id }: { id: string }) => id) as string[];
};
async function userIDOf(subject: string): Promise<string> {
  await read(subject, '/tickets');
  const [user] = await shop.db.select().from(users).where(eq(users.subject, subject));
  return user?.id ?? '';
}

it('a ticket: is taken, found among the own ones, handed over and given back', async () => {
  const [sveta, olga] = [await userIDOf(SVETA), await userIDOf(OLGA)];
  const id = await writeTicket();
  expect((await read(SVETA, `/tickets/${id}`)).body.assignee).toBeNull();
  expect(await idsOf(SVETA, 'Nobody')).toContain(id);
  expect((await assign(SVETA, id, sveta)).body.assignee).toMatchObject({ id: sveta, isMe: true });
  expect(await idsOf(SVETA, 'Me')).toEqual([id]);
  expect(await idsOf(SVETA, 'Nobody')).not.toContain(id);
  expect((await read(OLGA, `/tickets/${id}`)).body.assignee).toMatchObject({ isMe: false });
  expect(await assign(SVETA, id, 'unknown')).toMatchObject({
    status: 422,
    body: { reason: 'UnknownAssignee' },
  });
  await assign(SVETA, await writeTicket(), sveta);
  expect((await assign(OLGA, id, olga)).status).toBe(200);
  const { body: staff } = await read(SVETA, '/assignees');
  expect(staff.items.map((one: { id: string }) => one.id)).toEqual(
    expect.arrayContaining([sveta, olga]),
  );
  expect((await assign(OLGA, id, sveta)).body.assignee).toMatchObject({ id: sveta });
  expect((await assign(SVETA, id, null)).body.assignee).toBeNull();
});

it('a ticket: still names who was in charge of it once it is closed', async () => {
  const sveta = await userIDOf(SVETA);
  const id = await writeTicket();
  await assign(SVETA, id, sveta);
  await shop.post(SVETA, `/backoffice/tickets/${id}/response`, { action: 'Reject', text: 'Нет' });
  expect(await assign(SVETA, id, null)).toMatchObject({
    status: 409,
    body: { reason: 'NotAllowed' },
  });
  expect((await read(SVETA, `/tickets/${id}`)).body.assignee).toMatchObject({ id: sveta });
});
