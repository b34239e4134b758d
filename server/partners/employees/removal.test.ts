import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#server/db/schema/identity.ts';
import { orders } from '#server/db/schema/shopping.ts';
import {
  belaya,
  eachWithCompany,
  fillCompanyCheckout,
  igor,
  maria,
  marias,
  oleg,
  sendForApproval,
} from '#tests/support/records/company.ts';
import type { TestShop } from '#tests/support/records/shopping.ts';

let shop: TestShop;

eachWithCompany((made) => {
  shop = made;
});

const remove = (id: string, as = igor) =>
  shop.request('DELETE', `/api/v1/partners/${belaya}/employees/${id}`, { as });

describe('an employee who is removed', () => {
  it('has no access at once; the checkout says why, and its products are in the cart', async () => {
    const checkout = await fillCompanyCheckout(shop, maria, { gloves: 2 });
    expect((await remove('e-maria')).status).toBe(204);
    expect((await shop.get(maria, `/partners/${belaya}`)).status).toBe(404);
    const ended = { status: 403, body: { reason: 'CompanyAccessEnded' } };
    expect(await shop.get(maria, `/checkout/${checkout.id}`)).toMatchObject(ended);
    expect(await shop.confirm(maria, checkout.id, checkout.totals.toPay)).toMatchObject(ended);
    const { order } = (await shop.get(maria, '/cart')).body;
    expect(order.customer.kind).toBe('Individual');
    expect(order.items).toMatchObject([{ product: { id: 'gloves' }, quantity: 2 }]);
    expect(order.lostCompany).toBe('ООО «Белая линия»');
    await shop.put(maria, '/cart/customer', { customerID: order.customer.id });
    expect((await shop.get(maria, '/cart')).body.order.lostCompany).toBeNull();
  });

  it('is notified, as is a blocked one, of what has ended and what has not', async () => {
    const titles = async () =>
      (await shop.get(maria, '/notifications')).body.items.map(
        ({ title, link }: { title: string; link: string }) => [
          title.replaceAll('\u00A0', ' '),
          link,
        ],
      );
    const path = `/partners/${belaya}/employees`;
    expect((await shop.put(igor, path, { ...marias, state: 'Blocked' })).status).toBe(200);
    expect((await shop.put(igor, path, { ...marias, state: 'Active' })).status).toBe(200);
    expect((await shop.put(igor, path, marias)).status).toBe(200);
    await remove('e-maria');
    expect((await titles()).sort()).toEqual([
      ['Вы больше не сотрудник компании ООО «Белая линия»', '/profile/companies'],
      ['Доступ к компании ООО «Белая линия» закрыт', '/profile/companies'],
      ['Доступ к компании ООО «Белая линия» снова открыт', `/profile/companies/${belaya}`],
    ]);
  });

  it('leaves the orders with the company: an owner sends what approvers agreed to', async () => {
    const { id } = await sendForApproval(shop);
    await remove('e-maria');
    expect(await shop.get(maria, `/order/${id}`)).toMatchObject({
      status: 403,
      body: { reason: 'CompanyAccessEnded', message: expect.stringContaining('Белая линия') },
    });
    expect((await shop.post(maria, '/order/filter', {})).body.items).toEqual([]);
    expect((await shop.get(maria, '/order/pending')).body.items).toEqual([]);
    expect((await shop.get(maria, `/approval/${id}`)).status).toBe(404);
    const path = `/approval/${id}`;
    expect((await shop.put(oleg, `${path}/approve`, { version: 1 })).status).toBe(200);
    const approved = (await shop.get(igor, path)).body;
    expect(approved.author.name).toContain('Кузнецова');
    expect(approved.allowedActions).toEqual(['Proceed']);
    const sent = await shop.request('PUT', `/api/v1${path}/proceed`, {
      as: igor,
      headers: { 'Idempotency-Key': randomUUID() },
    });
    expect(sent.status).toBe(200);
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
    expect(row?.status).toBe('Pending');
  });

  it('may be invited again by the same phone', async () => {
    await remove('e-maria');
    const { body: list } = await shop.get(igor, `/partners/${belaya}/employees?pageSize=100`);
    expect(list.items.map(({ id }: { id: string }) => id)).not.toContain('e-maria');
    const again = { firstName: 'Мария', lastName: 'Кузнецова', phone: '+79161234503' };
    const { status, body } = await shop.post(igor, `/partners/${belaya}/employees`, again);
    expect([status, body.state]).toEqual([201, 'Invited']);
    expect((await remove(body.id)).status).toBe(204);
  });

  it('is removed by the right of the owner alone, and not as the last of their kind', async () => {
    expect((await remove('e-maria', oleg)).body.reason).toBe('NotAllowed');
    expect((await remove('e-igor')).body.reason).toBe('LastOwner');
    expect((await remove('e-oleg')).body.reason).toBe('LastApprover');
    expect((await remove('e-igor-ip')).status).toBe(404);
    const stranger = `u-${randomUUID()}`;
    await shop.db.insert(users).values({ id: stranger, issuer: 'test', subject: stranger });
    expect((await remove('e-maria', stranger)).status).toBe(404);
  });
});

describe('an employee who leaves', () => {
  const titles = async (as: string) =>
    (await shop.get(as, '/notifications')).body.items.map(({ title }: { title: string }) =>
      title.replaceAll('\u00A0', ' '),
    );

  it('has no access at once, without any right, and the owners are notified', async () => {
    const { body } = await shop.get(maria, `/partners/${belaya}`);
    expect(body).toMatchObject({ employeeID: 'e-maria', leaveObstacle: null });
    expect((await remove('e-maria', maria)).status).toBe(204);
    expect((await shop.get(maria, `/partners/${belaya}`)).status).toBe(404);
    expect((await remove('e-maria', maria)).status).toBe(404);
    expect((await shop.get(igor, `/partners/${belaya}/employees?pageSize=100`)).body.items).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ id: 'e-maria' })]),
    );
    expect(await titles(igor)).toContainEqual(
      expect.stringMatching(/Кузнецова больше не работает в компании ООО «Белая линия»$/),
    );
    expect(await titles(maria)).not.toContain('Вы больше не сотрудник компании ООО «Белая линия»');
  });

  it('needs the right for everybody else', async () => {
    expect((await remove('e-oleg', maria)).status).toBe(403);
    expect((await remove('none', maria)).status).toBe(403);
  });

  it('is not the last owner or approver, who read what to do first', async () => {
    for (const [as, id, reason] of [
      [igor, 'e-igor', 'LastOwner'],
      [oleg, 'e-oleg', 'LastApprover'],
    ] as const) {
      const { leaveObstacle } = (await shop.get(as, `/partners/${belaya}`)).body;
      const { status, body } = await remove(id, as);
      expect([status, body.reason]).toEqual([409, reason]);
      expect(body.message).toBe(leaveObstacle);
    }
  });

  it('cannot block themselves or undo their own acceptance', async () => {
    const person = { firstName: 'Игорь', lastName: 'Соколов', phone: '+79161234502' };
    const path = `/partners/${belaya}/employees`;
    await shop.put(igor, path, { ...marias, role: 'Owner' });
    const { body } = await shop.put(igor, path, { ...person, id: 'e-igor', state: 'Blocked' });
    expect(body).toMatchObject({
      reason: 'NotAllowed',
      message: expect.stringContaining('можно выйти'),
    });
    const undo = await shop.post(igor, `${path}/e-igor/undoAcceptance`);
    expect([403, 409]).toContain(undo.status);
    expect((await remove('e-igor', igor)).status).toBe(204);
    expect((await shop.get(maria, `/partners/${belaya}`)).body.owners).toEqual([
      expect.stringContaining('Кузнецова'),
    ]);
  });
});
