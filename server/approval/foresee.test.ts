import { describe, expect, it } from 'vitest';
import {
  belaya,
  eachWithCompany,
  expensive,
  fillCompanyCheckout,
  igor,
  maria,
  marias,
  oleg,
} from '#tests/support/records/company.ts';
import type { TestShop } from '#tests/support/records/shopping.ts';

let shop: TestShop;

eachWithCompany((made) => {
  shop = made;
});

const codesOf = (list: { code: string }[]) => list.map(({ code }) => code);

describe('approval forecast', () => {
  it('lists the reasons for approval by the same rule as the confirmation', async () => {
    const { id, approval, totals } = await fillCompanyCheckout(shop, maria, expensive);
    expect(approval).toMatchObject({
      quorum: 'Any',
      approvers: [{ employeeID: 'e-oleg', isMe: false }],
    });
    const { body: sent } = await shop.confirm(maria, id, totals.toPay);
    expect(sent.approval).toBeNull();
    const { body } = await shop.get(oleg, `/approval/${id}`);
    expect(body.reasons).toEqual(approval.reasons);
  });

  it('shows the rest of each limit for the cart and for its selected lines', async () => {
    await fillCompanyCheckout(shop, maria, { gloves: 2, composite: 1 });
    const { body } = await shop.get(maria, '/cart');
    const { approval, totals } = body.order;
    expect(approval.reasons).toEqual([]);
    expect(codesOf(approval.limits)).toContain('EmployeeLimitExceeded');
    for (const { limit, left } of approval.limits) {
      expect(left).toBe(Math.max(0, limit - totals.toPay));
    }
    const part = await shop.get(maria, '/cart/price?selected=gloves');
    const sum = part.body.steps.at(-1).sum;
    const own = (one: { code: string }) => one.code === 'EmployeeLimitExceeded';
    expect(part.body.approval.limits.find(own).left).toBe(2_000_000 - sum);
  });

  it('is null when no approval is required', async () => {
    await fillCompanyCheckout(shop, maria, { gloves: 1 });
    const path = `/partners/${belaya}/approvers`;
    const { body } = await shop.get(igor, path);
    const { items, ...rules } = body;
    const employeeIDs = items.map(({ employeeID }: { employeeID: string }) => employeeID);
    const never = { employeeIDs, ...rules, mode: 'Never' };
    expect((await shop.post(igor, path, never)).status).toBe(200);
    const own = (await shop.get(maria, '/cart')).body.order.approval;
    expect(codesOf(own.limits)).toEqual(['EmployeeLimitExceeded']);
    await shop.put(igor, `/partners/${belaya}/employees`, { ...marias, orderLimit: null });
    expect((await shop.get(maria, '/cart')).body.order.approval).toBeNull();
    await shop.add('somebody', 'gloves');
    expect((await shop.get('somebody', '/cart')).body.order.approval).toBeNull();
  });
});
