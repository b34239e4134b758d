import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '#server/backoffice/commands.ts';
import { users } from '#server/db/schema/identity.ts';
import { partners } from '#server/db/schema/shopping.ts';
import { localOrganizationDirectory as organizations } from '#server/partners/registration/local-organization-directory.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';
import { advanceDemoTickets } from './advance-tickets.ts';

const START = new Date('2026-03-12T09:00:00.000Z');
const clock = { now: START };
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ now: () => clock.now });
});
afterAll(() => server.close());

const later = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};
const tick = () =>
  advanceDemoTickets(server.db, {
    now: clock.now,
    pace: 20_000,
    logger: { debug: () => undefined },
    organizations,
  });
const createTicket = async (path: string, body: object) =>
  (await server.request('POST', `/api/v1/support/tickets/${path}`, { as: 'anna', body })).body;
const view = async (id: string) =>
  (await server.request('GET', `/api/v1/support/tickets/${id}`, { as: 'anna' })).body;

it('ticket clock: takes tickets into work and closes them, but not error reports', async () => {
  const { id } = await createTicket('general', { comment: 'Когда привезут?' });
  const error = await createTicket('error', { traceID: 'abc123' });
  await tick();
  expect((await view(id)).status).toBe('New');
  later(21);
  await tick();
  await tick();
  expect((await view(id)).status).toBe('InProgress');
  later(21);
  await tick();
  const done = await view(id);
  expect(done).toMatchObject({ status: 'Done', allowedActions: ['Feedback'] });
  expect(done.messages).toHaveLength(3);
  expect((await view(error.id)).status).toBe('New');
});

it('ticket clock: leaves a ticket to the person of the staff who has replied to it', async () => {
  const { id } = await createTicket('general', { comment: 'Где документы?' });
  const { number } = await view(id);
  const args = ['ticket', number, 'reply', 'Ищем,', 'напишу', 'завтра'];
  await runCommand({ db: server.db, now: clock.now, args });
  for (let step = 0; step < 3; step += 1) {
    later(21);
    await tick();
  }
  const { status, messages } = await view(id);
  expect(status).toBe('InProgress');
  expect(messages).toHaveLength(2);
});

it('ticket clock: rejects the request for a company that is registered already', async () => {
  const inn = '7830002293';
  await server.db.insert(partners).values({ id: 'p-registered', name: 'ООО «Старая»', inn });
  const { id } = await createTicket('partner', { inn, name: 'ООО «Старая»' });
  later(21);
  await tick();
  later(21);
  await tick();
  const { status, messages } = await view(id);
  expect(status).toBe('Done');
  expect(messages.at(-1).text).toContain('Доступ даёт её владелец');
});

it('back office: replies to a ticket by its number', async () => {
  const { id } = await createTicket('general', { comment: 'Где счёт?' });
  const { number } = await view(id);
  const command = (...args: string[]) =>
    runCommand({ db: server.db, now: clock.now, args: ['ticket', ...args] });
  expect(await command('list')).toContain('Общее обращение');
  expect(await command(number, 'reply', 'Смотрим', 'счёт')).toContain(number);
  expect((await view(id)).messages.at(-1)).toMatchObject({
    text: 'Смотрим счёт',
    author: { kind: 'Support' },
  });
  await command(number.slice(2), 'reject', 'Его', 'нет');
  expect((await view(id)).status).toBe('Done');
  await expect(command(number, 'grant', 'Ещё')).rejects.toThrow('закрыто');
  await expect(command('999999', 'grant', 'Ещё')).rejects.toThrow('нет');
  await expect(command(number, 'sing', 'Ля')).rejects.toThrow('reply');
  await expect(command(number, 'reply')).rejects.toThrow('текст');
});

it('ticket clock: connects an entrepreneur found by name, and says why another is not', async () => {
  const { id: userID } = (await server.request('GET', '/api/v1/profile', { as: 'anna' })).body.user;
  const named = (lastName: string, firstName: string, middleName: string) =>
    server.db
      .update(users)
      .set({ lastName, firstName, middleName, email: 'anna@example.ru' })
      .where(eq(users.id, userID));
  const decided = async () => {
    const { id } = await createTicket('partner/individual', {});
    for (const _step of ['taken', 'decided']) {
      later(21);
      await tick();
    }
    return (await view(id)).messages.at(-1).text;
  };
  const own = async () =>
    (await server.request('GET', '/api/v1/partners', { as: 'anna' })).body.items;
  await named('Неизвестная', 'Анна', 'Юрьевна');
  expect(await decided()).toContain('добавьте компанию по\u00A0ИНН');
  expect(await own()).toEqual([]);
  await named('Зимина', 'Ирина', 'Олеговна');
  expect(await decided()).toContain('можно покупать');
  expect(await own()).toMatchObject([
    { inn: '779900003090', kpp: null, name: 'ИП Зимина Ирина Олеговна', role: 'Owner' },
  ]);
});

it('back office: connects an entrepreneur only with the ИНН', async () => {
  const { id } = await createTicket('partner/individual', {});
  const { number } = await view(id);
  const command = (...args: string[]) =>
    runCommand({ db: server.db, now: clock.now, args: ['ticket', number, 'grant', ...args] });
  await expect(command('Подключили')).rejects.toThrow('ИНН');
  await expect(command('779900003091', 'Подключили')).rejects.toThrow('ИНН');
  await command('549900001179', 'Подключили');
  expect((await view(id)).messages.at(-1).text).toBe('Подключили');
});
