import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '#server/db/schema/shopping.ts';
import { belaya, igor, maria, oleg, startCompanyShop } from '#tests/support/records/company.ts';
import { lesnaya, petr, type TestShop } from '#tests/support/records/shopping.ts';

let shop: TestShop;
const path = (rest = '') => `/partners/${belaya}${rest}`;
const del = (as: string, rest: string) => shop.request('DELETE', `/api/v1${path(rest)}`, { as });
const names = (items: { name: string }[]) => items.map(({ name }) => name);

beforeAll(async () => {
  shop = await startCompanyShop();
});
afterAll(() => shop.close());

describe('companies', () => {
  it('are sorted by name, with the role of the user', async () => {
    const { body } = await shop.get(igor, '/partners');
    expect(body.items).toMatchObject([
      { name: 'ИП Соколов Игорь Викторович', kpp: null, role: 'Owner' },
      {
        id: belaya,
        role: 'Owner',
        ordersAccess: { state: 'Granted' },
        tradingAccess: { state: 'None' },
        edo: { state: 'Connected', operator: 'Diadok' },
        awaitingApprovalCount: 0,
      },
    ]);
    expect((await shop.get(`u-${randomUUID()}`, '/partners')).body.items).toEqual([]);
  });

  it('contain the allowed actions of the user', async () => {
    const { body: owner } = await shop.get(igor, path());
    expect(owner).toMatchObject({
      counts: { contracts: 4, addresses: 2, recipients: 2, employees: 5, approvers: 1, tags: 3 },
    });
    expect(owner.allowedActions).toContain('ManageEmployees');
    expect(owner.allowedActions).not.toContain('ConnectEDO');
    const { body: employee } = await shop.get(maria, path());
    expect(employee.role).toBe('Employee');
    expect(employee.allowedActions).toEqual([
      'ManageAddresses',
      'ManageRecipients',
      'ManageTags',
      'RequestOrdersAccess',
    ]);
  });

  it('respond with 404 to others on every operation', async () => {
    const stranger = `u-${randomUUID()}`;
    const person = { firstName: 'Пётр', lastName: 'Ильин', phone: '+79031112233' };
    const approvers = {
      employeeIDs: [],
      mode: 'Never',
      quorum: 'Any',
      selfApproval: false,
      version: 1,
    };
    const doc = { ...person, email: 'a@example.com', documents: ['Invoice'] };
    const responses = await Promise.all([
      ...[
        '',
        '/addresses',
        '/contracts',
        '/approvers',
        '/employees',
        '/employees/search?query=а',
        '/finDocsRecipients',
        '/recipients',
        '/tags',
      ].map((rest) => shop.get(stranger, path(rest))),
      shop.post(stranger, path('/addresses'), lesnaya),
      shop.put(stranger, path('/contracts/default'), { contractID: 'k-supply' }),
      shop.post(stranger, path('/approvers'), approvers),
      shop.post(stranger, path('/employees'), person),
      shop.put(stranger, path('/employees'), { id: 'e-maria', ...person }),
      shop.post(stranger, path('/finDocsRecipients'), doc),
      shop.put(stranger, path('/finDocsRecipients'), { id: 'f-oleg', ...doc }),
      shop.post(stranger, path('/recipients'), person),
      shop.post(stranger, path('/tags'), { name: 'Чужая' }),
      shop.put(stranger, path('/tags'), { id: 't-1', name: 'Чужая' }),
      ...[
        '/addresses/a-klinika',
        '/finDocsRecipients/f-oleg',
        '/recipients/r-oleg',
        '/tags/t-1',
      ].map((rest) => del(stranger, rest)),
    ]);
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404));
  });
});

describe('contracts', () => {
  it('are sorted default first, with the reason why one cannot be chosen', async () => {
    const { body } = await shop.get(maria, path('/contracts'));
    expect(
      body.items.map(({ id, state, allowed }: Record<string, unknown>) => [id, state, allowed]),
    ).toEqual([
      ['k-online', 'Active', true],
      ['k-supply', 'Active', true],
      ['k-other', 'Expiring', true],
      ['k-expired', 'Expired', false],
    ]);
    expect(body.items[0].balance).toMatchObject({ value: -4_250_000, available: 15_750_000 });
    expect(body.items[3].reason).toMatch(/^Срок договора вышел \d\d\.\d\d\.\d{4}$/);
  });

  it('become the default only if valid, and only by the owner', async () => {
    const to = (as: string, contractID: string) =>
      shop.put(as, path('/contracts/default'), { contractID });
    expect((await to(maria, 'k-supply')).body.reason).toBe('NotAllowed');
    expect(await to(igor, 'k-expired')).toMatchObject({
      status: 422,
      body: { reason: 'ContractUnavailable' },
    });
    expect((await to(igor, 'k-ip')).status).toBe(404);
    const { body } = await to(igor, 'k-supply');
    expect(body.items[0]).toMatchObject({ id: 'k-supply', isDefault: true });
    expect(body.items.filter((one: { isDefault: boolean }) => one.isDefault)).toHaveLength(1);
    await to(igor, 'k-online');
  });

  it('of a customer are the valid ones', async () => {
    const { body: customers } = await shop.get(igor, '/user/customers');
    const of = async (id: string) => shop.get(igor, `/user/customers/${id}/activeContracts`);
    const [own, , company] = customers.items;
    expect((await of(own.id)).body.items).toEqual([]);
    const { body } = await of(company.id);
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([
      'k-online',
      'k-supply',
      'k-other',
    ]);
    const foreign = await shop.get(oleg, `/user/customers/${own.id}/activeContracts`);
    expect(foreign.status).toBe(404);
  });
});

describe('addresses and recipients', () => {
  it('are added once, deleted, and belong to the company', async () => {
    const { status, body: made } = await shop.post(maria, path('/addresses'), lesnaya);
    expect(status).toBe(201);
    expect((await shop.post(igor, path('/addresses'), lesnaya)).body.id).toBe(made.id);
    await shop.put(oleg, '/cart/address', { addressID: made.id });
    expect((await shop.get(oleg, '/cart')).body.order.address.id).toBe(made.id);
    expect((await del(maria, `/addresses/${made.id}`)).status).toBe(204);
    expect((await shop.get(oleg, '/cart')).body.order.address).toBeNull();
    expect((await del(maria, `/addresses/${made.id}`)).status).toBe(404);
    const { body: list } = await shop.get(igor, path('/addresses'));
    expect(list.items).toHaveLength(2);
    expect((await shop.get(igor, '/user/addresses')).body.items).toEqual([]);
  });

  it('begin the checkout of every employee with the default recipient', async () => {
    for (const buyer of [maria, oleg, igor]) {
      const { body: customers } = await shop.get(buyer, '/user/customers');
      const company = customers.items.find(
        (one: { partner: { id: string } | null }) => one.partner?.id === belaya,
      );
      await shop.put(buyer, '/cart/customer', { customerID: company.id });
      await shop.add(buyer, 'gloves');
      const { body: order } = await shop.post(buyer, '/cart/proceed', { productIDs: ['gloves'] });
      const { body: checkout } = await shop.get(buyer, `/checkout/${order.id}`);
      expect(checkout.recipient).toMatchObject({ id: 'r-maria', isDefault: true });
    }
  });

  it('select another default recipient when the default one is deleted', async () => {
    const { body: added } = await shop.post(maria, path('/recipients'), petr);
    expect(added.isDefault).toBe(false);
    expect((await del(maria, '/recipients/r-maria')).status).toBe(204);
    const { body } = await shop.get(maria, path('/recipients'));
    expect(body.items.map((one: { isDefault: boolean }) => one.isDefault)).toEqual([true, false]);
    expect((await del(maria, '/recipients/r-igor-ip')).status).toBe(404);
  });
});

describe('tags', () => {
  it('have unique names, ignoring case', async () => {
    const { status, body } = await shop.post(maria, path('/tags'), { name: 'Ортодонтия' });
    expect(status).toBe(201);
    const again = await shop.post(maria, path('/tags'), { name: 'ОРТОДОНТИЯ' });
    expect(again).toMatchObject({ status: 409, body: { reason: 'TagExists' } });
    const rename = (name: string) => shop.put(oleg, path('/tags'), { id: body.id, name });
    expect((await rename('хирургия')).status).toBe(409);
    expect((await rename('ортодонтия')).body.name).toBe('ортодонтия');
    expect((await shop.put(oleg, path('/tags'), { id: 'none', name: 'А' })).status).toBe(404);
    expect((await shop.get(oleg, path('/tags'))).body.items).toHaveLength(4);
    await del(maria, `/tags/${body.id}`);
  });

  it('of two at once with the same name one is created', async () => {
    const responses = await Promise.all(
      [maria, oleg, igor].map((as) => shop.post(as, path('/tags'), { name: 'Склад' })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('stay in orders as text when deleted, and are updated when renamed', async () => {
    const { buyer, checkout } = await shop.readyBuyer(['composite']);
    await shop.confirm(buyer, checkout.id, checkout.totals.toPay);
    const tags = [
      { id: 't-1', name: 'Кабинет № 1' },
      { id: 't-2', name: 'Кабинет № 2' },
    ];
    await shop.db.update(orders).set({ tags }).where(eq(orders.id, checkout.id));
    const { body: renamed } = await shop.put(maria, path('/tags'), { id: 't-2', name: 'Терапия' });
    expect(renamed).toEqual({ id: 't-2', name: 'Терапия', orderCount: 1 });
    await shop.add(buyer, 'composite');
    const { body: draft } = await shop.post(buyer, '/cart/proceed', { productIDs: ['composite'] });
    await shop.db.update(orders).set({ tags }).where(eq(orders.id, draft.id));
    await shop.post(buyer, `/checkout/${draft.id}/cancel`);
    const gone = await del(maria, '/tags/t-1');
    expect(gone).toMatchObject({ status: 200, body: { name: 'Кабинет № 1', orderCount: 1 } });
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, checkout.id));
    expect(row?.tags).toEqual([
      { id: null, name: 'Кабинет № 1' },
      { id: 't-2', name: 'Терапия' },
    ]);
    expect((await del(maria, '/tags/t-1')).status).toBe(404);
  });
});

describe('financial documents', () => {
  const zina = {
    firstName: 'Зинаида',
    lastName: 'Котова',
    email: 'Zina@example.com',
    documents: ['Invoice'],
  };

  it('have recipients with unique e-mails, managed by the owner', async () => {
    const list = path('/finDocsRecipients');
    expect((await shop.post(maria, list, zina)).status).toBe(403);
    const { status, body } = await shop.post(igor, list, zina);
    expect(status).toBe(201);
    const twice = await shop.post(igor, list, { ...zina, email: 'zina@EXAMPLE.com' });
    expect(twice).toMatchObject({ status: 409, body: { reason: 'RecipientExists' } });
    const taken = await shop.put(igor, list, { ...zina, id: 'f-oleg' });
    expect(taken.body.reason).toBe('RecipientExists');
    const changed = await shop.put(igor, list, { ...zina, id: body.id, documents: ['Contract'] });
    expect(changed.body).toEqual({ ...body, documents: ['Contract'] });
    expect((await shop.put(igor, list, { ...zina, id: 'x', email: 'x@y.ru' })).status).toBe(404);
    expect((await del(igor, `/finDocsRecipients/${body.id}`)).status).toBe(204);
    expect((await shop.get(maria, list)).body.items).toHaveLength(2);
    expect((await del(igor, `/finDocsRecipients/${body.id}`)).status).toBe(404);
  });
});

describe('suggestions of firms', () => {
  const find = async (query: string) =>
    (await shop.get(igor, `/search/partners?query=${encodeURIComponent(query)}`)).body.items;

  it('are found by ИНН, ОГРН and name, with the reason why one cannot be added', async () => {
    expect(await find('7799000037')).toMatchObject([{ name: 'ООО «Дентал Плюс»', allowed: true }]);
    expect(names(await find('1161699000011'))).toEqual(['ООО «Казань-Дент»']);
    expect(names(await find('сибир'))).toEqual(['ООО «Сибирский зубной дом»']);
    expect(await find('белая')).toMatchObject([
      { partnerID: belaya, allowed: false, reason: 'Вы уже состоите в этой компании' },
    ]);
    expect(await find('медснаб')).toMatchObject([
      { partnerID: null, allowed: false, reason: 'Организация ликвидирована' },
    ]);
  });

  it('are empty for an invalid ИНН', async () => {
    expect(await find('7799000038')).toEqual([]);
    expect(names(await find('77990000'))).toContain('ООО «Смайл Центр»');
  });
});
