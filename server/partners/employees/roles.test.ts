import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { allowedActions, isRightOf } from '#server/partners/rights/rules.ts';
import type { EmployeeRow, PartnerAction } from '#server/partners/schemas.ts';
import {
  belaya,
  eachWithCompany,
  igor,
  maria,
  marias,
  oleg,
} from '#tests/support/records/company.ts';
import type { TestShop } from '#tests/support/records/shopping.ts';

let shop: TestShop;
const path = (rest = '') => `/partners/${belaya}${rest}`;
const olegs = { id: 'e-oleg', firstName: 'Олег', lastName: 'Орлов', phone: '+79161234504' };

eachWithCompany((made) => {
  shop = made;
});

type Role = EmployeeRow['role'];
const change = (as: string, body: object) => shop.put(as, path('/employees'), body);
const find = async (as: string, id: string) => {
  const { body } = await shop.get(as, path('/employees?pageSize=100'));
  return body.items.find((one: { id: string }) => one.id === id);
};
const becomes = (id: string, role: Role) =>
  shop.db
    .update(partnerEmployees)
    .set({ role, isApprover: role === 'Approver' })
    .where(eq(partnerEmployees.id, id));

describe('rights of roles', () => {
  const basic = ['ManageAddresses', 'ManageRecipients', 'ManageTags'];
  const records = [...basic, 'ManageFinDocsRecipients', 'ChangeDefaultContract'];
  const table: Record<Role, string[]> = {
    Owner: [...records, 'ManageEmployees', 'ManageApprovers', 'RequestTradingAccess', 'ConnectEDO'],
    Manager: [...records, 'ManageEmployees', 'RequestTradingAccess'],
    Accountant: [...records, 'ConnectEDO'],
    Approver: basic,
    Employee: basic,
  };

  it.each(Object.entries(table))('%s: has these rights and no others', (role, actions) => {
    const all = table.Owner.filter((action) => isRightOf(role as Role, action as PartnerAction));
    expect(all.toSorted()).toEqual(actions.toSorted());
  });

  it('EDO: is not offered while connected', () => {
    const partner = { tradingAccess: 'Pending', edo: 'Connected' };
    const employee = { role: 'Owner', ordersAccess: 'Pending' };
    const membership = { partner, employee } as unknown as Parameters<typeof allowedActions>[0];
    expect(allowedActions(membership)).not.toContain('ConnectEDO');
    expect(allowedActions(membership)).not.toContain('RequestOrdersAccess');
    expect(allowedActions(membership)).not.toContain('RequestTradingAccess');
  });
});

describe('what a role has no right to', () => {
  const both = 'Могут владелец (Игорь Викторович Соколов) и\u00A0';

  it('is listed with those who have it, in the list of companies as well', async () => {
    await becomes('e-maria', 'Accountant');
    const denied = [
      { action: 'ManageEmployees', reason: `${both}управляющие` },
      { action: 'ManageApprovers', reason: 'Может только владелец: Игорь Викторович Соколов' },
      { action: 'RequestTradingAccess', reason: `${both}управляющие` },
    ];
    expect((await shop.get(maria, path())).body.deniedActions).toEqual(denied);
    const { body } = await shop.get(maria, '/partners');
    expect(body.items.find(({ id }: { id: string }) => id === belaya).deniedActions).toEqual(
      denied,
    );
    expect((await shop.get(igor, path())).body.deniedActions).toEqual([]);
  });

  it('is rejected with the same message', async () => {
    const person = { firstName: 'Иван', lastName: 'Новый', phone: '+79035557798' };
    const invite = await shop.post(maria, path('/employees'), person);
    expect(invite.body.message).toBe(`У вас нет на это права. ${both}управляющие`);
    const trading = { partnerID: belaya, workWithRocadaBefore: false };
    const applied = await shop.post(maria, '/support/tickets/partner/trading/access', trading);
    expect(applied).toMatchObject({
      status: 403,
      body: { message: `У вас нет на это права. ${both}управляющие` },
    });
  });
});

describe('roles of employees', () => {
  it('are changed by an owner', async () => {
    expect((await find(igor, 'e-maria')).allowedRoles).toEqual([
      'Owner',
      'Manager',
      'Approver',
      'Accountant',
      'Employee',
    ]);
    const { body } = await change(igor, { ...marias, role: 'Manager' });
    expect(body).toMatchObject({ role: 'Manager', isApprover: false });
    expect((await shop.get(maria, path())).body).toMatchObject({ role: 'Manager' });
    expect((await change(igor, marias)).body.role).toBe('Manager');
  });

  it('Approver: is awaited by orders from then on, and the form of approvers is out of date', async () => {
    const before = (await shop.get(igor, path('/approvers'))).body;
    await change(igor, { ...marias, role: 'Approver' });
    const after = (await shop.get(igor, path('/approvers'))).body;
    expect(after.items).toHaveLength(before.items.length + 1);
    expect(after.version).toBe(before.version + 1);
  });

  it('the last approver keeps the role while the rule needs one', async () => {
    const demoted = await change(igor, { ...olegs, role: 'Employee' });
    expect(demoted).toMatchObject({ status: 409, body: { reason: 'LastApprover' } });
    const { items: _items, ...rules } = (await shop.get(igor, path('/approvers'))).body;
    const off = { ...rules, employeeIDs: ['e-oleg'], mode: 'Never' };
    expect((await shop.post(igor, path('/approvers'), off)).status).toBe(200);
    expect((await change(igor, { ...olegs, role: 'Employee' })).body).toMatchObject({
      role: 'Employee',
      isApprover: false,
    });
  });

  it('an accountant who approves stays an accountant', async () => {
    await becomes('e-maria', 'Accountant');
    const { items: _items, ...rules } = (await shop.get(igor, path('/approvers'))).body;
    const appoint = { ...rules, employeeIDs: ['e-oleg', 'e-maria'] };
    expect((await shop.post(igor, path('/approvers'), appoint)).status).toBe(200);
    expect(await find(igor, 'e-maria')).toMatchObject({ role: 'Accountant', isApprover: true });
  });

  it('a manager manages only those below, never themselves', async () => {
    await becomes('e-maria', 'Manager');
    expect((await find(maria, 'e-igor')).allowedActions).toEqual([]);
    expect((await find(maria, 'e-oleg')).allowedActions).toEqual([]);
    expect(await find(maria, 'e-maria')).toMatchObject({
      allowedActions: ['Remove'],
      allowedRoles: [],
    });
    expect(await find(maria, 'e-pavel')).toMatchObject({
      allowedActions: ['Edit', 'Unblock', 'Remove'],
      allowedRoles: ['Accountant', 'Employee'],
    });
    const raised = await change(maria, { ...marias, orderLimit: null });
    expect(raised).toMatchObject({ status: 403, body: { reason: 'NotAllowed' } });
    const katya = { firstName: 'Екатерина', lastName: 'Волкова', phone: '+79161234505' };
    const owner = await change(maria, { ...katya, id: 'e-ekaterina', role: 'Owner' });
    expect(owner).toMatchObject({ status: 403, body: { reason: 'RoleNotAllowed' } });
    const ivan = { firstName: 'Иван', lastName: 'Новый', phone: '+79035557799' };
    const invite = (role: string) => shop.post(maria, path('/employees'), { ...ivan, role });
    expect((await invite('Manager')).body.reason).toBe('RoleNotAllowed');
    expect((await invite('Accountant')).body).toMatchObject({ role: 'Accountant' });
  });

  it('that cannot be given say why', async () => {
    const person = { firstName: 'Иван', lastName: 'Новый', phone: '+79035557797', role: 'Owner' };
    const invited = await shop.post(igor, path('/employees'), person);
    expect(invited).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('того, кто уже вступил в\u00A0компанию') },
    });
    const { firstName, lastName, phone } = await find(igor, 'e-igor');
    const own = { id: 'e-igor', firstName, lastName, phone, role: 'Manager' };
    expect((await change(igor, own)).body.message).toBe(
      'Свою роль изменить нельзя: попросите другого владельца',
    );
  });

  it('of the last approver: blocking and removal are denied beforehand, with the message of the rejection', async () => {
    const last = await find(igor, 'e-oleg');
    const reason = expect.stringMatching(
      /^Последнего согласующего убрать нельзя.+назначьте другого/,
    );
    expect(last.allowedActions).toEqual(['Edit']);
    expect(last.deniedActions).toEqual([
      { action: 'Block', reason },
      { action: 'Remove', reason },
    ]);
    const removed = await shop.request('DELETE', `/api/v1${path('/employees/e-oleg')}`, {
      as: igor,
    });
    expect(removed).toMatchObject({ status: 409, body: { message: reason } });
    const { items: _items, ...rules } = (await shop.get(igor, path('/approvers'))).body;
    await shop.post(igor, path('/approvers'), { ...rules, employeeIDs: ['e-oleg', 'e-maria'] });
    expect((await find(igor, 'e-oleg')).deniedActions).toEqual([]);
  });

  it('of a blocked person who was only invited: the invitation awaits the unblocking', async () => {
    const katya = { id: 'e-ekaterina', firstName: 'Екатерина', lastName: 'Волкова' };
    const blocked = { ...katya, phone: '+79161234505', state: 'Blocked' };
    expect((await change(igor, blocked)).body).toMatchObject({
      state: 'Blocked',
      deniedActions: [{ action: 'Resend', reason: 'Сначала разблокируйте' }],
    });
  });

  it('employees without rights get neither actions nor roles', async () => {
    const { body } = await shop.get(oleg, path('/employees'));
    expect(body.allowedRoles).toEqual([]);
    expect(body.items.flatMap((one: { allowedRoles: string[] }) => one.allowedRoles)).toEqual([]);
  });
});
