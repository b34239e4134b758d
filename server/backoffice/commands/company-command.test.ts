import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '#server/backoffice/commands.ts';
import { users } from '#server/db/schema/identity.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const inn = '7799000037';
const api = '/api/v1';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const command = (...args: string[]) =>
  runCommand({ db: server.db, now: new Date('2026-03-12T09:00:00.000Z'), args });
const companies = async (as: string) =>
  (await server.request('GET', `${api}/partners`, { as })).body.items;
const userOf = async (as: string) => {
  const { body } = await server.request('GET', `${api}/profile`, { as });
  return body.user;
};

describe('back office: company', () => {
  it('hands a company over to the one who proved it, and ends a stranger’s access', async () => {
    const stranger = await userOf('boris');
    const owner = await userOf('anna');
    const body = { kind: 'Partner', inn, kpp: '779901001', lastName: 'Иванов', firstName: 'Борис' };
    const phone = stranger.phone ?? '+79161110000';
    const added = await server.request('POST', `${api}/user/customers`, {
      as: 'boris',
      body: { ...body, phone },
    });
    expect(added.status).toBe(201);
    await server.db
      .update(users)
      .set({
        email: 'anna@example.ru',
        emailVerified: false,
        firstName: 'Анна',
        lastName: 'Белова',
      })
      .where(eq(users.id, owner.id));
    await expect(command('company', inn, 'owner', 'anna@example.ru')).rejects.toThrow('нет');
    await server.db.update(users).set({ emailVerified: true }).where(eq(users.id, owner.id));
    await expect(command('company', inn, 'remove', phone)).rejects.toThrow('другого владельца');
    expect(await command('company', inn, 'owner', 'anna@example.ru')).toContain('владелец');
    await command('company', inn, 'remove', phone);
    expect(await companies('boris')).toEqual([]);
    expect(await companies('anna')).toMatchObject([{ inn, role: 'Owner' }]);
  });

  it('says what is wrong with a command', async () => {
    await expect(command('company', '7700000000', 'owner', 'anna@example.ru')).rejects.toThrow(
      'нет',
    );
    await expect(command('company', inn, 'sell', 'anna@example.ru')).rejects.toThrow('Пример');
    await expect(command('company', inn, 'remove', '+79990000000')).rejects.toThrow('нет');
  });
});
