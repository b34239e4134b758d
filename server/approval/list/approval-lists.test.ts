import { describe, expect, it } from 'vitest';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { approvalCalls } from '#tests/support/records/approval-calls.ts';
import {
  belaya,
  eachWithCompany,
  igor,
  maria,
  oleg,
  sendForApproval,
} from '#tests/support/records/company.ts';
import type { TestShop } from '#tests/support/records/shopping.ts';

let shop: TestShop;
let id: string;

eachWithCompany((made) => {
  shop = made;
});

const { get, later, put, rule, notifiedOf } = approvalCalls(() => ({ shop, id }));

describe('approval lists', () => {
  it('show each user the orders to approve, sent and owned', async () => {
    ({ id } = await sendForApproval(shop));
    const declined = id;
    await put(oleg, 'decline', { version: 1, comment: 'Нет' });
    later(60_000);
    ({ id } = await sendForApproval(shop, { requested: { composite: 9 } }));
    const list = (as: string, query = '') => shop.get(as, `/approval${query}`);
    const { body } = await list(oleg);
    expect(body.counts).toEqual({ approved: 0, pending: 1, rejected: 1 });
    expect(body.items).toMatchObject([
      {
        id,
        status: 'Pending',
        myStatus: 'Pending',
        approvedCount: 0,
        approverCount: 1,
        edited: false,
        itemCount: 1,
        quantity: 9,
        allowedActions: ['Approve', 'Decline', 'Edit'],
      },
      { id: declined, status: 'Rejected', myStatus: 'Rejected' },
    ]);
    const rejected = await list(igor, `?status=Rejected&partnerID=${belaya}`);
    expect(rejected.body).toMatchObject({
      items: [{ id: declined, myStatus: null }],
      paging: { total: 1 },
      counts: { pending: 1 },
    });
    expect((await list(maria)).body.items).toHaveLength(2);
    const text = async (query: string) =>
      (await list(oleg, `?text=${encodeURIComponent(query)}`)).body.items.length;
    expect([await text('перчатки'), await text('КУЗНЕЦОВА'), await text('никто')]).toEqual([
      1, 2, 0,
    ]);
    expect((await shop.get(oleg, '/partners')).body.items[0].awaitingApprovalCount).toBe(1);
    const { body: approvers } = await shop.get(maria, `/partners/${belaya}/approvers`);
    expect(approvers.items).toMatchObject([{ employeeID: 'e-oleg', pendingCount: 1 }]);
  });
});

/** A colleague joins the owner's other company. */
async function joinBusiness(): Promise<void> {
  const { body } = await shop.get(igor, '/partners');
  const business = body.items.find(({ id }: { id: string }) => id !== belaya);
  await shop.db.insert(partnerEmployees).values({
    id: 'e-joined',
    partnerID: business.id,
    userID: maria,
    firstName: 'Мария',
    lastName: 'Кузнецова',
    phone: '+79161230099',
    role: 'Employee',
    joinedAt: shop.clock.now,
  });
}

describe('approvals in the profile', () => {
  it('begin with the company whose orders wait for the user, then by name', async () => {
    const sections = async () => {
      const { body } = await shop.get(igor, '/profile');
      return body.approvals.map((one: { partnerName: string; pendingCount: number }) => [
        one.partnerName,
        one.pendingCount,
      ]);
    };
    // Alone in a company nobody has orders to approve.
    expect(await sections()).toEqual([['ООО «Белая линия»', 0]]);
    await joinBusiness();
    expect(await sections()).toEqual([
      ['ИП Соколов Игорь Викторович', 0],
      ['ООО «Белая линия»', 0],
    ]);
    await rule({ employeeIDs: ['e-igor'] });
    ({ id } = await sendForApproval(shop));
    expect(await sections()).toEqual([
      ['ООО «Белая линия»', 1],
      ['ИП Соколов Игорь Викторович', 0],
    ]);
  });
});

describe('when the approvers change', () => {
  it('pending orders get the new approvers, and those with all consents are approved', async () => {
    await rule({ employeeIDs: ['e-igor', 'e-oleg'], quorum: 'All' });
    ({ id } = await sendForApproval(shop));
    await put(oleg, 'approve', { version: 1 });
    await rule({ employeeIDs: ['e-oleg'] });
    expect((await get(maria)).body).toMatchObject({ status: 'Approved' });
    expect((await notifiedOf(maria)).at(-1)).toMatch(/ согласован$/);
  });

  it('a removed approver may not decide, an added one may', async () => {
    ({ id } = await sendForApproval(shop));
    await rule({ employeeIDs: ['e-igor'] });
    expect((await put(oleg, 'approve', { version: 1 })).status).toBe(404);
    expect((await put(igor, 'approve', { version: 1 })).body.status).toBe('Approved');
  });
});
