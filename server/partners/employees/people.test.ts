import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { outboxMessages } from '#server/db/schema/notifications.ts';
import {
  belaya,
  igor,
  maria,
  marias,
  oleg,
  startCompanyShop,
} from '#tests/support/records/company.ts';
import type { TestShop } from '#tests/support/records/shopping.ts';

let shop: TestShop;
const path = (rest = '') => `/partners/${belaya}${rest}`;

const olegs = { id: 'e-oleg', firstName: 'Олег', lastName: 'Орлов', phone: '+79161234504' };
const igors = { id: 'e-igor', firstName: 'Игорь', lastName: 'Соколов', phone: '+79161234502' };

beforeEach(async () => {
  await shop?.close();
  shop = await startCompanyShop();
});
afterAll(() => shop.close());

describe('employees', () => {
  it('are sorted by last name, searchable by parts, in any status', async () => {
    const { body } = await shop.get(maria, path('/employees?pageSize=3'));
    expect(body.items.map(({ lastName }: { lastName: string }) => lastName)).toEqual([
      'Волкова',
      'Громов',
      'Кузнецова',
    ]);
    expect(body.paging).toEqual({ page: 1, pageSize: 3, total: 5 });
    expect(body.items[2]).toMatchObject({ isMe: true, allowedActions: ['Remove'] });
    expect(body.items[0]).toMatchObject({ isMe: false, allowedActions: [], deniedActions: [] });
    const { body: blocked } = await shop.get(igor, path('/employees?state=Blocked'));
    expect(blocked.items).toMatchObject([
      { id: 'e-pavel', state: 'Blocked', allowedActions: ['Edit', 'Unblock', 'Remove'] },
    ]);
    const find = async (query: string, state?: string) => {
      const filter = new URLSearchParams({ query, ...(state && { state }) });
      const found = await shop.get(igor, path(`/employees/search?${filter}`));
      return found.body.items.map(({ id }: { id: string }) => id);
    };
    expect(await find('КУЗН мар')).toEqual(['e-maria']);
    expect(await find('бухгалтер')).toEqual(['e-oleg']);
    expect(await find('1234505')).toEqual(['e-ekaterina']);
    expect(await find('никто')).toEqual([]);
    expect(await find('о', 'Blocked')).toEqual(['e-pavel']);
    expect(await find('кузн', 'Blocked')).toEqual([]);
  });

  it('are invited by the owner, by SMS', async () => {
    const ivan = { firstName: 'Иван', lastName: 'Новый', phone: '+79035557799' };
    expect((await shop.post(maria, path('/employees'), ivan)).body.reason).toBe('NotAllowed');
    const key = randomUUID();
    const { status, body } = await shop.post(igor, path('/employees'), ivan, key);
    expect(status).toBe(201);
    expect(body).toMatchObject({ state: 'Invited', role: 'Employee', joinedAt: null });
    expect((await shop.post(igor, path('/employees'), ivan, key)).body.id).toBe(body.id);
    const again = await shop.post(igor, path('/employees'), ivan);
    expect(again).toMatchObject({ status: 409, body: { reason: 'EmployeeExists' } });
    const messages = await shop.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.endPoint, ivan.phone));
    expect(messages).toMatchObject([{ channel: 'Sms' }]);
  });

  it('are changed by the owner; a confirmed phone is their own', async () => {
    const change = (body: unknown, as = igor) => shop.put(as, path('/employees'), body);
    expect((await change(marias, maria)).status).toBe(403);
    const { body } = await change({
      ...marias,
      position: 'Старший администратор',
      orderLimit: 8e6,
    });
    expect(body).toMatchObject({ position: 'Старший администратор', orderLimit: 8_000_000 });
    expect((await change({ ...marias, phone: '+79990001122' })).body.reason).toBe('PhoneConfirmed');
    const katya = {
      id: 'e-ekaterina',
      firstName: 'Екатерина',
      lastName: 'Волкова',
      phone: '+79161234503',
    };
    expect((await change(katya)).body.reason).toBe('EmployeeExists');
    expect((await change({ ...katya, phone: '+79990001122' })).body.phone).toBe('+79990001122');
    expect((await change({ ...marias, id: 'e-igor-ip' })).status).toBe(404);
  });

  it('who are blocked have no access to the company until unblocked', async () => {
    const change = (state: string) => shop.put(igor, path('/employees'), { ...marias, state });
    expect((await change('Blocked')).body).toMatchObject({
      state: 'Blocked',
      allowedActions: ['Edit', 'Unblock', 'Remove'],
    });
    expect((await shop.get(maria, path())).status).toBe(404);
    expect((await shop.get(maria, '/user/customers')).body.items).toHaveLength(1);
    expect((await change('Active')).body.state).toBe('Active');
    expect((await shop.get(maria, path())).status).toBe(200);
  });

  it('the last owner and the last approver stay', async () => {
    const block = (person: object) =>
      shop.put(igor, path('/employees'), { ...person, state: 'Blocked' });
    expect((await block(igors)).body.reason).toBe('LastOwner');
    expect((await block(olegs)).body.reason).toBe('LastApprover');
  });
});

describe('approvers', () => {
  const rule = {
    employeeIDs: ['e-igor', 'e-oleg'],
    mode: 'AboveAmount',
    amountFrom: 10_000_000,
    quorum: 'All',
    selfApproval: false,
    version: 1,
  };
  const change = (body: object, as = igor) => shop.post(as, path('/approvers'), body);

  it('are appointed with their rule by the owner', async () => {
    expect((await change(rule, oleg)).status).toBe(403);
    const { body } = await change(rule);
    expect(body).toMatchObject({ mode: 'AboveAmount', quorum: 'All', version: 2 });
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual([
      'Олег Павлович Орлов',
      'Игорь Викторович Соколов',
    ]);
    expect((await shop.get(maria, path('/approvers'))).body).toMatchObject({ version: 2 });
    const promoted = await change({ ...rule, employeeIDs: ['e-maria'], version: 2 });
    expect(promoted.body.items).toMatchObject([{ employeeID: 'e-maria' }]);
    const { body: people } = await shop.get(igor, path('/employees?state=Active'));
    expect(people.items.map(({ role }: { role: string }) => role)).toEqual([
      'Approver',
      'Employee',
      'Owner',
    ]);
  });

  it('of two simultaneous changes one is rejected with a conflict', async () => {
    const responses = await Promise.all([change(rule), change({ ...rule, quorum: 'Any' })]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.body.reason).toBe('ApproversChanged');
  });

  it('must be active employees, at least one', async () => {
    const rejected = async (change_: object) => {
      const { status, body } = await change({ ...rule, ...change_ });
      return [status, body.reason];
    };
    expect(await rejected({ employeeIDs: [] })).toEqual([409, 'LastApprover']);
    expect(await rejected({ employeeIDs: ['e-pavel'] })).toEqual([422, 'EmployeeNotActive']);
    expect(await rejected({ employeeIDs: ['e-ekaterina'] })).toEqual([422, 'EmployeeNotActive']);
    expect(await rejected({ employeeIDs: ['e-igor-ip'] })).toEqual([404, 'NotFound']);
    expect(await rejected({ amountFrom: null })).toEqual([422, 'AmountRequired']);
    const [own] = (await shop.get(igor, '/partners')).body.items;
    const alone = await shop.post(igor, `/partners/${own.id}/approvers`, {
      ...rule,
      employeeIDs: [],
      version: 0,
    });
    expect(alone).toMatchObject({ status: 422, body: { reason: 'ApproverRequired' } });
  });
});
