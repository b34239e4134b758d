import { beforeEach, describe, expect, it } from 'vitest';
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
beforeEach(async () => {
  ({ id } = await sendForApproval(shop));
});

const get = async (as: string) => (await shop.get(as, `/approval/${id}`)).body;
const edit = (what: string, body: object, as = oleg) =>
  shop.put(as, `/approval/${id}/${what}`, body);

describe('an approver’s edit', () => {
  it('gets the allowed quantities of a line until the order is placed', async () => {
    const { items } = await get(oleg);
    const rules = { packSize: 1, minQuantity: 1, maxQuantity: expect.any(Number) };
    expect(items[0]).toMatchObject({ isGift: false, quantityRules: rules });
  });

  it('creates a version with old and new values and notifies the buyer', async () => {
    const { body } = await edit('product', { version: 1, productID: 'gloves', quantity: 1 });
    const before = body.diff.totalWas;
    expect(body).toMatchObject({
      version: 2,
      status: 'Pending',
      diff: {
        fromVersion: 1,
        toVersion: 2,
        lines: [{ productID: 'gloves', was: { quantity: 2 }, now: { quantity: 1 } }],
        totalNow: body.totals.toPay,
      },
      history: [{ kind: 'Requested' }, { kind: 'Edited', actor: { employeeID: 'e-oleg' } }],
    });
    expect(body.totals.toPay).toBeLessThan(before);
    const { body: next } = await edit('delivery', {
      version: 2,
      method: 'Courier',
      date: '2026-03-16',
    });
    expect(next.diff.fields).toMatchObject([{ field: 'Delivery' }]);
    expect(next.diff.fields[0].now).toMatch(
      /^Курьером, 16\sмарта, \d\d:00–\d\d:00, (\d+\s₽|бесплатно)$/,
    );
    expect(next.history.at(-1).diff).toMatchObject({ fromVersion: 2, toVersion: 3, lines: [] });
    const { body: notifications } = await shop.get(maria, '/notifications');
    const edits = notifications.items.filter(({ title }: { title: string }) =>
      /изменили$/.test(title),
    );
    expect(edits).toHaveLength(1);
    // The series may go on: a sum of its first step would be read as the final one.
    expect(edits[0].title).not.toContain('₽');
    expect((await get(maria)).diff.lines).toHaveLength(1);
  });

  it('leaves no difference when it undoes the one before', async () => {
    await edit('product', { version: 1, productID: 'gloves', quantity: 1 });
    const { body } = await edit('product', { version: 2, productID: 'gloves', quantity: 2 });
    expect(body).toMatchObject({ version: 3, diff: null });
    expect((await get(maria)).diff).toBeNull();
  });

  it('creates no version when it changes nothing', async () => {
    const same = await edit('product', { version: 1, productID: 'gloves', quantity: 2 });
    expect(same.body).toMatchObject({ version: 1, diff: null });
  });

  it('is rejected with the difference when its version is outdated', async () => {
    await edit('comment', { version: 1, comment: 'Срочно' });
    const stale = await edit('product', { version: 1, productID: 'gloves', quantity: 1 });
    expect(stale).toMatchObject({
      status: 409,
      body: { reason: 'ApprovalChanged', diff: { fields: [{ field: 'Comment' }] } },
    });
  });

  it('is rejected for the buyer of a pending order and an owner who is no approver', async () => {
    for (const as of [maria, igor]) {
      const rejected = await edit('comment', { version: 1, comment: 'а' }, as);
      expect(rejected).toMatchObject({ status: 409, body: { reason: 'NotAllowed' } });
    }
  });

  it('voids consents only when the total grows', async () => {
    const approvers = {
      employeeIDs: ['e-igor', 'e-oleg'],
      mode: 'Always',
      quorum: 'All',
      selfApproval: false,
      version: 1,
    };
    await shop.post(igor, `/partners/${belaya}/approvers`, approvers);
    await shop.post(maria, `/checkout/${id}/cancel`);
    ({ id } = await sendForApproval(shop));
    await edit('approve', { version: 1 }, igor);
    await edit('product', { version: 1, productID: 'composite', quantity: 7 });
    const statuses = async () =>
      (await get(maria)).decisions.map(({ status }: { status: string }) => status);
    expect(await statuses()).toEqual(['Approved', 'Pending']);
    const { body } = await edit('product', { version: 2, productID: 'composite', quantity: 9 });
    expect(await statuses()).toEqual(['Pending', 'Pending']);
    expect(body.history.at(-1)).toMatchObject({ kind: 'Reset', actor: null });
    expect(body.decisions[0].resetAt).toBe(shop.clock.now.toISOString());
  });
});

describe('validation of an edit', () => {
  const reason = async (what: string, change: object) => {
    const { status, body } = await edit(what, { version: 1, ...change });
    return [status, body.reason];
  };

  it('rejects unavailable products and quantities', async () => {
    const product = (productID: string, quantity: number) =>
      reason('product', { productID, quantity });
    expect(await product('composite', 9999)).toEqual([422, 'NotEnoughStock']);
    expect(await product('masks', 25)).toEqual([422, 'QuantityNotMultiple']);
    expect(await product('masks', 10)).toEqual([422, 'BelowMinimum']);
    expect(await product('gone', 1)).toEqual([422, 'ProductUnavailable']);
    expect(await product('unknown', 1)).toEqual([404, 'NotFound']);
    await edit('product', { version: 1, productID: 'gloves', quantity: 0 });
    const last = await edit('product', { version: 2, productID: 'composite', quantity: 0 });
    expect(last.body.reason).toBe('LastProduct');
    const { body } = await edit('product', { version: 2, productID: 'masks', quantity: 20 });
    expect(body.items).toHaveLength(2);
  });

  it('rejects contracts, addresses, recipients and payment methods that do not fit', async () => {
    expect(await reason('contract', { contractID: 'k-expired' })).toEqual([
      422,
      'ContractUnavailable',
    ]);
    expect(await reason('contract', { contractID: 'k-ip' })).toEqual([404, 'NotFound']);
    expect(await reason('deliveryPoint', { pickupPointID: 'msk-lesnaya' })).toEqual([
      422,
      'DeliveryPointMismatch',
    ]);
    expect(await reason('deliveryPoint', { addressID: 'unknown' })).toEqual([404, 'NotFound']);
    expect(await reason('recipient', { recipientID: 'r-igor-ip' })).toEqual([404, 'NotFound']);
    expect(await reason('payment', { method: 'SberInstallment' })).toEqual([
      422,
      'PaymentUnavailable',
    ]);
    expect(await reason('delivery', { method: 'Courier', date: '2026-03-15' })).toEqual([
      422,
      'DeliveryDateUnavailable',
    ]);
    expect((await get(oleg)).version).toBe(1);
  });

  it('accepts a valid change of each section', async () => {
    const fields = async (what: string, version: number, change: object) => {
      const { status, body } = await edit(what, { version, ...change });
      expect(status).toBe(200);
      return body.history.at(-1).diff.fields.map(({ field }: { field: string }) => field);
    };
    expect(await fields('recipient', 1, { recipientID: 'r-oleg' })).toEqual(['Recipient']);
    expect(await fields('comment', 2, { comment: 'Звонить Орлову' })).toEqual(['Comment']);
    expect(await fields('deliveryPoint', 3, { addressID: 'a-filial' })).toContain('DeliveryPoint');
    expect(await fields('contract', 4, { contractID: 'k-supply' })).toContain('Contract');
    const options = await shop.get(oleg, `/approval/${id}/delivery`);
    expect(options.body.methods.map(({ method }: { method: string }) => method)).toContain(
      'Pickup',
    );
    expect(await fields('delivery', 5, { method: 'Pickup' })).toContain('Delivery');
    expect(await fields('deliveryPoint', 6, { pickupPointID: 'msk-lesnaya' })).toContain(
      'DeliveryPoint',
    );
  });
});
