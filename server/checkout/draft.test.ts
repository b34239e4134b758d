import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';

let shop: TestShop;
let user: string;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  user = `u-${randomUUID()}`;
});

const setQuantity = (productID: string, quantity: number) =>
  shop.put(user, '/cart/product/change', { productID, quantity });
const remove = (productIDs: string[]) =>
  shop.post(user, '/cart/product/bulk/delete', { productIDs });
const read = async (id: string) => (await shop.get(user, `/checkout/${id}`)).body;
const quantities = ({ items }: { items: { product: { id: string }; quantity: number }[] }) =>
  items.map(({ product, quantity }) => [product.id, quantity]);

async function ready(lines: Record<string, number>) {
  for (const [id, quantity] of Object.entries(lines)) await shop.add(user, id, quantity);
  return shop.fillCheckout(user, Object.keys(lines));
}

it('draft: orders the quantities that the cart has now', async () => {
  const draft = await ready({ composite: 3 });
  await setQuantity('composite', 9);
  const followed = await read(draft.id);
  expect(quantities(followed)).toEqual([['composite', 9]]);
  expect(followed.totals.quantity).toBe(9);
  expect(followed.version).toBeGreaterThan(draft.version);
  const { body: list } = await shop.post(user, '/order/filter', { statuses: ['Draft'] });
  expect(list.items[0]).toMatchObject({
    quantity: 9,
    toPay: followed.totals.toPay,
    products: [{ quantity: 9 }],
  });
  const confirmed = await shop.confirm(user, draft.id, followed.totals.toPay);
  expect(confirmed.status).toBe(200);
  const { body: order } = await shop.get(user, `/order/${draft.id}`);
  expect(quantities(order)).toEqual([['composite', 9]]);
  expect((await shop.get(user, '/cart/preview')).body.products).toEqual([]);
});

it('draft: rejects confirmation with outdated quantities', async () => {
  const draft = await ready({ composite: 3 });
  await shop.add(user, 'composite', 6);
  const { status, body } = await shop.confirm(user, draft.id, draft.totals.toPay);
  expect(status).toBe(409);
  expect(body).toMatchObject({ reason: 'PriceChanged', checkout: { items: [{ quantity: 9 }] } });
});

it('draft: rejects confirmation with other quantities of the same total', async () => {
  await shop.setProduct('bur', { price: 89_000, priceWithoutDiscount: 89_000 });
  const draft = await ready({ gloves: 2, bur: 1 });
  await setQuantity('gloves', 1);
  await setQuantity('bur', 2);
  const { status, body } = await shop.request('PUT', `/api/v1/checkout/${draft.id}/confirm`, {
    as: user,
    body: { total: draft.totals.toPay, version: draft.version },
    headers: { 'Idempotency-Key': randomUUID() },
  });
  expect(status).toBe(409);
  expect(body).toMatchObject({ reason: 'CheckoutChanged', total: draft.totals.toPay });
  await shop.setProduct('bur', { price: 65_000, priceWithoutDiscount: 65_000 });
});

it('draft: keeps its version when other products in the cart change', async () => {
  const draft = await ready({ composite: 1 });
  await shop.add(user, 'gloves');
  expect((await read(draft.id)).version).toBe(draft.version);
});

it('draft: loses the problems that were fixed in the cart', async () => {
  const draft = await ready({ composite: 1, gloves: 2, bur: 3 });
  await shop.setProduct('gloves', { stock: 0, available: false });
  await shop.setProduct('bur', { stock: 2 });
  const broken = await read(draft.id);
  expect(broken.problems).toHaveLength(2);
  expect(broken.allowedActions).not.toContain('Confirm');
  await remove(['gloves']);
  await setQuantity('bur', 2);
  const fixed = await read(draft.id);
  expect(fixed.problems).toEqual([]);
  expect(quantities(fixed)).toEqual([
    ['composite', 1],
    ['bur', 2],
  ]);
  expect(fixed.allowedActions).toContain('Confirm');
  await shop.setProduct('gloves', { stock: 34, available: true });
  await shop.setProduct('bur', { stock: 3 });
});

it('draft: restores a line when its removal from the cart is undone', async () => {
  const draft = await ready({ composite: 2, gloves: 1 });
  await remove(['gloves']);
  expect(quantities(await read(draft.id))).toEqual([['composite', 2]]);
  await shop.post(user, '/cart/product/bulk/add', {
    products: [{ productID: 'gloves', quantity: 1 }],
    asItWas: true,
  });
  expect(quantities(await read(draft.id))).toEqual([
    ['composite', 2],
    ['gloves', 1],
  ]);
});

it('draft: is blocked while the cart contains none of its products', async () => {
  const draft = await ready({ composite: 2 });
  await setQuantity('composite', 0);
  const emptied = await read(draft.id);
  expect(emptied.problems).toMatchObject([
    { code: 'RemovedFromCart', productID: 'composite', was: 2, now: 0, blocking: true },
  ]);
  expect(emptied.allowedActions).not.toContain('Confirm');
  const rejected = await shop.confirm(user, draft.id, emptied.totals.toPay);
  expect(rejected).toMatchObject({ status: 409, body: { reason: 'CheckoutHasProblems' } });
  await setQuantity('composite', 1);
  expect(await read(draft.id)).toMatchObject({ problems: [], items: [{ quantity: 1 }] });
});
