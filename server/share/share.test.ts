import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shares } from '#server/db/schema/buying.ts';
import { startTestShop, type TestShop } from '#tests/support/records/shopping.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const desired = [
  { productID: 'bur', quantity: 5 },
  { productID: 'gone', quantity: 1 },
  { productID: 'gloves', quantity: 2 },
];

function share(body: unknown, key = crypto.randomUUID()) {
  return shop.request('POST', '/api/v1/share/products', {
    body,
    headers: { 'Idempotency-Key': key },
  });
}

it('share: creates a link without a session and shows availability', async () => {
  const { status, body } = await share({ kind: 'Cart', products: desired, note: ' На март ' });
  expect(status).toBe(201);
  expect(body.path).toBe(`/cart/share?id=${body.id}`);
  const { body: shared } = await shop.request('GET', `/api/v1/share/products/${body.id}`);
  expect(shared).toMatchObject({
    kind: 'Cart',
    note: 'На март',
    lines: [
      { product: { id: 'bur' }, requested: 5, quantity: 3, outcome: 'Reduced' },
      { product: { id: 'gone' }, quantity: 0, outcome: 'Unavailable' },
      { product: { id: 'gloves' }, quantity: 2, outcome: 'Available', message: null },
    ],
    amount: 3 * 65_000 + 2 * 89_000,
  });
  const [stored] = await shop.db.select().from(shares).where(eq(shares.id, body.id));
  expect(stored?.products).toEqual(desired);
});

it('share: creates one link per idempotency key', async () => {
  const body = { kind: 'Products', products: [{ productID: 'bur', quantity: 1 }] };
  const key = crypto.randomUUID();
  const first = await share(body, key);
  expect((await share(body, key)).body).toEqual(first.body);
  const other = await share({ ...body, note: 'Другое' }, key);
  expect(other).toMatchObject({ status: 422, body: { reason: 'IdempotencyKeyReused' } });
});

it('share: rejects unknown and duplicate products', async () => {
  for (const products of [
    [{ productID: 'nothing', quantity: 1 }],
    [desired[0], { productID: 'bur', quantity: 1 }],
  ]) {
    const rejected = await share({ kind: 'Products', products });
    expect(rejected).toMatchObject({ status: 422, body: { reason: 'ProductInvalid' } });
  }
});

it('share: responds with 404 for an unknown or expired link', async () => {
  const { body } = await share({ kind: 'Products', products: [{ productID: 'bur', quantity: 1 }] });
  shop.clock.now = new Date(Date.parse(body.expiresAt) + 1);
  for (const id of [body.id, 's-nothing']) {
    const dead = await shop.request('GET', `/api/v1/share/products/${id}`);
    expect(dead).toMatchObject({ status: 404, body: { message: 'Ссылка больше не действует' } });
  }
});
