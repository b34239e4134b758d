import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/db/schema/identity.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { customers, partners } from '#server/db/schema/shopping.ts';
import {
  respondToTicket,
  type TicketDecision,
} from '#server/support/tickets/replies/respond-to-ticket.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

const START = new Date('2026-03-12T09:00:00.000Z');
const clock = { now: START };
let server: TestServer;
let owner: string;
let employee: string;
let stranger: string;
let company: string;

async function makePerson(): Promise<string> {
  const id = `u-${randomUUID()}`;
  const phone = `+79${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
  await server.db
    .insert(users)
    .values({ id, issuer: 'test', subject: id, firstName: 'Анна', lastName: 'Ковалёва', phone });
  return id;
}

async function employ(userID: string, role: 'Owner' | 'Employee'): Promise<void> {
  const [person] = await server.db.select().from(users).where(eq(users.id, userID));
  await server.db.insert(partnerEmployees).values({
    id: `e-${randomUUID()}`,
    partnerID: company,
    userID,
    firstName: 'Анна',
    lastName: 'Ковалёва',
    phone: person?.phone ?? '',
    role,
    joinedAt: START,
  });
}

beforeAll(async () => {
  server = await startTestServer({ now: () => clock.now });
});

beforeEach(async () => {
  clock.now = START;
  company = `p-${randomUUID()}`;
  await server.db
    .insert(partners)
    .values({ id: company, name: 'ООО «Белая линия»', inn: '7707083893', kpp: '770701001' });
  [owner, employee, stranger] = await Promise.all([makePerson(), makePerson(), makePerson()]);
  await employ(owner, 'Owner');
  await employ(employee, 'Employee');
});

afterAll(() => server.close());

const create = (path: string, body: unknown, as = owner, key?: string) =>
  server.request('POST', `/api/v1/support/tickets/${path}`, {
    as,
    ...(body === undefined ? {} : { body }),
    ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
  });
const view = async (id: string, as = owner) =>
  (await server.request('GET', `/api/v1/support/tickets/${id}`, { as })).body;
const decide = (id: string, decision: TicketDecision, text = 'Решено') =>
  server.db.transaction((tx) => respondToTicket(tx, id, { decision, text, now: clock.now }));
const readCompany = async () =>
  (await server.db.select().from(partners).where(eq(partners.id, company)))[0];
const readEmployee = async (userID: string) =>
  (
    await server.db
      .select()
      .from(partnerEmployees)
      .where(and(eq(partnerEmployees.partnerID, company), eq(partnerEmployees.userID, userID)))
  )[0];

/** A valid ИНН of an organization that is not registered yet. */
function makeInn(): string {
  const digits = [...String(Math.floor(1e8 + Math.random() * 9e8))].map(Number);
  const weights = [2, 4, 10, 3, 5, 9, 4, 6, 8];
  const sum = digits.reduce((total, digit, index) => total + digit * (weights[index] ?? 0), 0);
  return [...digits, (sum % 11) % 10].join('');
}

const pdf = (name = 'Доверенность.pdf', text = '%PDF-1.7 …') => new File([text], name);
const day = (year: number, month: number, date: number) => ({ day: date, month, year });
const future = day(2027, 12, 31);

function accessForm(files: readonly File[], validUntil: unknown, asJsonPart = true): FormData {
  const form = new FormData();
  for (const file of files) form.append('files', file);
  form.append('partnerID', company);
  const text = JSON.stringify(validUntil);
  form.append('validUntil', asJsonPart ? new Blob([text], { type: 'application/json' }) : text);
  return form;
}

const apply = (as = employee, files = [pdf()], until: unknown = future, key?: string) =>
  create('partner/order/access', accessForm(files, until), as, key);

describe('access to orders', () => {
  it('is requested with files and a day', async () => {
    const { status, body } = await apply(employee, [pdf(), pdf('второй.pdf')]);
    expect(status).toBe(201);
    const ticket = await view(body.id, employee);
    expect(ticket).toMatchObject({
      type: 'PartnerOrdersAccess',
      title: 'Допуск к\u00A0заказам: ООО «Белая линия»',
      partner: { id: company, inn: '7707083893' },
      details: [{ name: 'Действует до', value: '31.12.2027' }],
      allowedActions: ['Reply'],
    });
    expect(ticket.files).toHaveLength(2);
    expect(ticket.files[0]).toMatchObject({
      name: 'Доверенность.pdf',
      mediaType: 'application/pdf',
      size: new TextEncoder().encode('%PDF-1.7 …').length,
    });
    expect(ticket.messages[0].files).toEqual(ticket.files);
    expect(await readEmployee(employee)).toMatchObject({
      ordersAccess: 'Pending',
      ordersAccessUntil: '2027-12-31',
      ordersAccessTicketID: body.id,
    });
    expect((await apply()).body.reason).toBe('AlreadyExists');
    expect((await apply(owner)).status).toBe(201);
  });

  it('accepts the day as plain text too', async () => {
    const form = accessForm([pdf()], future, false);
    expect((await create('partner/order/access', form, employee)).status).toBe(201);
  });

  it('serves files as downloads by links valid for ten minutes', async () => {
    const { body } = await apply();
    const [file] = (await view(body.id, employee)).files;
    const read = (url: string) => server.fetch(new Request(new URL(url, 'http://localhost')));
    const response = await read(file.url);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('%PDF-1.7 …');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('Доверенность.pdf')}`,
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await read(`${file.url}x`)).status).toBe(404);
    expect((await read(`/files/${file.id}`)).status).toBe(404);
    const other = file.url.replace(file.id, randomUUID());
    expect((await read(other)).status).toBe(404);
    const longer = file.url.replace(/expires=\d+/, 'expires=99999999999');
    expect((await read(longer)).status).toBe(404);
    clock.now = new Date(START.getTime() + 600_000);
    expect((await read(file.url)).status).toBe(404);
  });

  it.each<[string, readonly File[], unknown, number, string]>([
    ['a wrong file', [pdf('a.pdf', '<html>')], future, 422, 'FileTypeNotAllowed'],
    ['a day in the past', [pdf()], day(2020, 1, 1), 422, 'DateInPast'],
    ['today', [pdf()], day(2026, 3, 12), 422, 'DateInPast'],
    ['a day after ten years', [pdf()], day(2036, 3, 13), 422, 'DateTooFar'],
    ['a day that is not', [pdf()], day(2027, 4, 31), 400, 'ValidationFailed'],
    ['half a day', [pdf()], { day: 1 }, 400, 'ValidationFailed'],
    ['no file', [], future, 400, 'ValidationFailed'],
    ['eleven files', Array.from({ length: 11 }, () => pdf()), future, 400, 'ValidationFailed'],
  ])('is rejected with %s', async (_name, files, until, status, reason) => {
    const response = await apply(employee, [...files], until);
    expect(response).toMatchObject({ status, body: { reason } });
    expect(await readEmployee(employee)).toMatchObject({ ordersAccess: 'None' });
  });

  it('rejects other users, visitors and other content types', async () => {
    expect((await apply(stranger)).status).toBe(404);
    const call = { body: accessForm([pdf()], future) };
    const path = '/api/v1/support/tickets/partner/order/access';
    expect((await server.request('POST', path, call)).status).toBe(401);
    expect((await create('partner/order/access', { partnerID: company })).status).toBe(415);
  });

  it('detects a repeated form by its files', async () => {
    const first = await apply(employee, [pdf()], future, 'access-key-1');
    const again = await apply(employee, [pdf()], future, 'access-key-1');
    expect(again.body).toEqual(first.body);
    const other = await apply(employee, [pdf('a.pdf', '%PDF-other')], future, 'access-key-1');
    expect(other.body.reason).toBe('IdempotencyKeyReused');
  });

  it('is granted or rejected with a reason', async () => {
    const first = await apply();
    await decide(first.body.id, 'reject', 'Нет подписи');
    expect(await readEmployee(employee)).toMatchObject({
      ordersAccess: 'Rejected',
      ordersAccessReason: 'Нет подписи',
    });
    const second = await apply();
    expect(second.status).toBe(201);
    clock.now = new Date(START.getTime() + 60_000);
    await decide(second.body.id, 'grant');
    const { body: shown } = await server.request('GET', '/api/v1/notifications', { as: employee });
    expect(shown.items).toMatchObject([
      {
        topic: 'Company',
        title: 'Открыт допуск к\u00A0заказам: ООО «Белая линия»',
        link: `/profile/companies/${company}`,
      },
      { title: 'Отклонён допуск к\u00A0заказам: ООО «Белая линия»', text: 'Нет подписи' },
    ]);
    expect(await readEmployee(employee)).toMatchObject({
      ordersAccess: 'Granted',
      ordersAccessUntil: '2027-12-31',
      ordersAccessReason: null,
    });
  });

  it('stays valid while its extension is pending, and when that is rejected', async () => {
    const first = await apply(employee, [pdf()], day(2026, 4, 1));
    await decide(first.body.id, 'grant');
    const second = await apply();
    const held = { ordersAccess: 'Granted', ordersAccessUntil: '2026-04-01' };
    expect(await readEmployee(employee)).toMatchObject({
      ...held,
      ordersAccessTicketID: second.body.id,
    });
    await decide(second.body.id, 'reject', 'Нет подписи');
    expect(await readEmployee(employee)).toMatchObject(held);
  });
});

describe('wholesale', () => {
  const apply = (as = owner) =>
    create('partner/trading/access', { partnerID: company, workWithRocadaBefore: true }, as);

  it('is requested by an owner, once', async () => {
    const { status, body } = await apply();
    expect(status).toBe(201);
    expect((await view(body.id)).details[0]).toMatchObject({ value: 'Да' });
    expect(await readCompany()).toMatchObject({
      tradingAccess: 'Pending',
      tradingAccessTicketID: body.id,
    });
    expect(await apply()).toMatchObject({ status: 409, body: { reason: 'AlreadyExists' } });
    expect((await apply(employee)).status).toBe(403);
    expect((await apply(stranger)).status).toBe(404);
    await decide(body.id, 'reject', 'Нет оборота');
    expect(await readCompany()).toMatchObject({
      tradingAccess: 'Rejected',
      tradingAccessReason: 'Нет оборота',
    });
    const again = await apply();
    await decide(again.body.id, 'grant');
    expect(await readCompany()).toMatchObject({
      tradingAccess: 'Granted',
      tradingAccessReason: null,
    });
  });
});

describe('electronic documents', () => {
  const form = {
    email: 'buh@example.ru',
    fullName: 'Ирина Смирнова',
    operatorEdo: 'SBIS',
    phone: '+79161234567',
  };
  const apply = (as = owner, more: object = {}) =>
    create('edo', { ...form, partnerID: company, ...more }, as);

  it('are requested by an owner, once', async () => {
    const { status, body } = await apply();
    expect(status).toBe(201);
    expect((await view(body.id)).details).toContainEqual({ name: 'Оператор', value: 'СБИС' });
    expect(await readCompany()).toMatchObject({
      edo: 'Requested',
      edoOperator: 'SBIS',
      edoTicketID: body.id,
    });
    expect(await apply()).toMatchObject({ status: 409, body: { reason: 'AlreadyExists' } });
    expect((await apply(employee)).status).toBe(403);
    expect((await apply(stranger)).status).toBe(404);
    expect((await apply(owner, { phone: '89161234567' })).status).toBe(400);
    await decide(body.id, 'reject', 'Оператор вас не нашёл');
    expect(await readCompany()).toMatchObject({ edo: 'NotConnected', edoOperator: null });
    const edo = async () =>
      (await server.request('GET', `/api/v1/partners/${company}`, { as: owner })).body.edo;
    expect(await edo()).toMatchObject({ state: 'NotConnected', reason: 'Оператор вас не нашёл' });
    const { body: again } = await apply();
    expect(await edo()).toMatchObject({ state: 'Requested', reason: null });
    await decide(again.id, 'grant');
    expect(await edo()).toMatchObject({ state: 'Connected', operator: 'SBIS', reason: null });
  });

  it('accept one of two simultaneous requests', async () => {
    const responses = await Promise.all([apply(), apply()]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });
});

describe('a new company', () => {
  let inn: string;
  beforeEach(() => {
    inn = makeInn();
  });
  const apply = (body: object = {}, as = stranger) =>
    create('partner', { inn, kpp: '783001001', name: 'ООО «Новая»', ...body }, as);

  it('is requested once and then belongs to the requester', async () => {
    const { status, body } = await apply();
    expect(status).toBe(201);
    expect((await view(body.id, stranger)).title).toBe('Новая компания: ООО «Новая»');
    expect(await apply()).toMatchObject({ status: 409, body: { reason: 'AlreadyExists' } });
    expect((await apply({ kpp: '783001002' })).status).toBe(201);
    await decide(body.id, 'grant');
    const rows = await server.db
      .select({ name: partners.name, role: partnerEmployees.role, kind: customers.kind })
      .from(partnerEmployees)
      .innerJoin(partners, eq(partners.id, partnerEmployees.partnerID))
      .innerJoin(customers, eq(customers.partnerID, partners.id))
      .where(eq(partnerEmployees.userID, stranger));
    expect(rows).toEqual([{ name: 'ООО «Новая»', role: 'Owner', kind: 'Partner' }]);
    expect((await apply()).body.reason).toBe('AlreadyExists');
  });

  it('is rejected when the register says that it was liquidated', async () => {
    const { status, body } = await apply({ inn: '7799000051', kpp: '779901001', name: 'Живая' });
    expect(status).toBe(422);
    expect(body).toMatchObject({ reason: 'OrganizationLiquidated' });
  });

  it('is called as in the register, whatever the request says', async () => {
    const { body } = await apply({ inn: '5499000018', kpp: '549901001', name: 'Моя фирма' });
    expect((await view(body.id, stranger)).title).toBe(
      'Новая компания: ООО «Сибирский зубной дом»',
    );
  });

  it('belongs to a requester whose name came in one piece, and who has an e-mail alone', async () => {
    const change = (row: object) => server.db.update(users).set(row).where(eq(users.id, stranger));
    await change({
      firstName: 'Вера Ильина',
      lastName: null,
      phone: null,
      email: 'vera@example.com',
    });
    const { body } = await apply();
    await decide(body.id, 'grant');
    const [owner] = await server.db
      .select()
      .from(partnerEmployees)
      .where(eq(partnerEmployees.userID, stranger));
    expect(owner).toMatchObject({
      firstName: 'Вера',
      lastName: 'Ильина',
      phone: null,
      email: 'vera@example.com',
    });
    const { body: list } = await server.request(
      'GET',
      `/api/v1/partners/${owner?.partnerID}/employees`,
      { as: stranger },
    );
    expect(list.items).toMatchObject([{ lastName: 'Ильина', phone: null }]);
  });

  it('waits, and says for what, while the account has no name or no contact', async () => {
    const nobody = { firstName: null, lastName: null, phone: null, email: null };
    await server.db.update(users).set(nobody).where(eq(users.id, stranger));
    const { body } = await apply();
    await expect(decide(body.id, 'grant')).rejects.toThrow(
      /нет имени и\sфамилии, ни телефона, ни\sпочты: попросите указать/,
    );
    expect((await view(body.id, stranger)).status).not.toBe('Done');
    await server.db
      .update(users)
      .set({ firstName: 'Вера', lastName: 'Ильина', phone: '8 916 000-11-22' })
      .where(eq(users.id, stranger));
    await decide(body.id, 'grant');
    expect((await view(body.id, stranger)).status).toBe('Done');
  });

  it('takes from the request what the account does not know', async () => {
    const nobody = { firstName: null, lastName: null, phone: null, email: null };
    await server.db.update(users).set(nobody).where(eq(users.id, stranger));
    const typed = { firstName: 'Вера', lastName: 'Ильина', phone: '+79160001122' };
    const { body } = await apply(typed);
    await decide(body.id, 'grant');
    const { body: list } = await server.request('GET', '/api/v1/partners', { as: stranger });
    expect(list.items).toMatchObject([{ role: 'Owner' }]);
  });

  it('of a colleague: its owner gets a sentence without blanks', async () => {
    const nobody = { firstName: null, lastName: null, phone: null, email: null };
    await server.db.update(users).set(nobody).where(eq(users.id, stranger));
    await apply({ inn: '7707083893', kpp: '770701001', name: 'ООО «Белая линия»' });
    const { body } = await server.request('GET', '/api/v1/notifications', { as: owner });
    expect(body.items[0]).toMatchObject({
      title: 'Пользователь магазина просит доступ к\u00A0компании',
      text: expect.stringMatching(/^ООО «Белая линия»\. Если это ваш сотрудник/),
    });
  });

  it('of a colleague: leads its owner to the form that invites the colleague', async () => {
    await server.db.update(users).set({ email: 'anna@clinic.ru' }).where(eq(users.id, stranger));
    await apply({ inn: '7707083893', kpp: '770701001', name: 'ООО «Белая линия»' });
    const { body } = await server.request('GET', '/api/v1/notifications', { as: owner });
    const link = new URL(body.items[0].link, 'https://shop.example');
    // The companies of the other tests have the same ИНН.
    expect(link.pathname).toMatch(/^\/profile\/companies\/p-[\w-]+\/employees$/);
    expect(Object.fromEntries(link.searchParams)).toEqual({
      invite: 'true',
      lastName: 'Ковалёва',
      firstName: 'Анна',
      phone: expect.stringMatching(/^\+79\d{9}$/),
      email: 'anna@clinic.ru',
    });
  });

  it('of a colleague: names the sender, also when the account does not know', async () => {
    const nobody = { firstName: null, lastName: null, phone: null, email: null };
    await server.db.update(users).set(nobody).where(eq(users.id, stranger));
    await apply({
      inn: '7707083893',
      kpp: '770701003',
      firstName: 'Вера',
      lastName: 'Ильина',
      phone: '+79160001122',
    });
    const { body } = await server.request('GET', '/api/v1/notifications', { as: owner });
    expect(body.items[0]).toMatchObject({
      title: 'Вера Ильина просит доступ к\u00A0компании',
      text: expect.stringMatching(/\+7\s916\s000\s11\s22/),
    });
  });

  it('of a colleague: is never connected a second time', async () => {
    const { body } = await apply({ inn: '7707083893', kpp: '770701002' });
    await expect(decide(body.id, 'grant')).rejects.toThrow('уже подключена');
    const memberships = await server.db.$count(
      partnerEmployees,
      eq(partnerEmployees.userID, stranger),
    );
    expect(memberships).toBe(0);
  });

  it('requested by two people belongs to the first whose request is granted', async () => {
    const [first, second] = await Promise.all([apply(), apply({}, employee)]);
    const granted = await Promise.allSettled([
      decide(first.body.id, 'grant'),
      decide(second.body.id, 'grant'),
    ]);
    expect(granted.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await server.db.$count(partners, eq(partners.inn, inn))).toBe(1);
  });

  it('requires a valid ИНН', async () => {
    const response = await apply({ inn: '7830002294' });
    expect(response).toMatchObject({
      status: 422,
      body: { reason: 'InvalidINN', errors: [{ path: '/inn' }] },
    });
    expect((await apply({ inn: '123' })).status).toBe(400);
  });

  it('may be a sole proprietor, requested without a body', async () => {
    const call = () => create('partner/individual', undefined, stranger);
    const { status, body } = await call();
    expect(status).toBe(201);
    expect(body.type).toBe('CreateIndividualPartner');
    expect(await call()).toMatchObject({ status: 409, body: { reason: 'AlreadyExists' } });
  });
});
