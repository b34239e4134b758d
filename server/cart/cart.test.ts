import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lesnaya, startTestShop, type TestShop } from '#tests/support/records/shopping.ts';

let shop: TestShop;
let user: string;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** Each test has its own user, so tests share no cart. */
function newUser(): string {
  user = `u-${randomUUID()}`;
  return user;
}

const change = (productID: string, quantity: number, version?: number) =>
  shop.put(user, '/cart/product/change', {
    productID,
    quantity,
    ...(version === undefined ? {} : { version }),
  });

function lines(response: {
  body: { order: { items: { product: { id: string }; quantity: number }[] } };
}) {
  return Object.fromEntries(
    response.body.order.items.map(({ product, quantity }) => [product.id, quantity]),
  );
}

describe('an empty cart', () => {
  it('exists for every signed-in user, and for nobody else', async () => {
    newUser();
    const { status, body } = await shop.get(user, '/cart');
    expect(status).toBe(200);
    expect(body.order).toMatchObject({ items: [], version: 0, allowedActions: [] });
    expect(body.order.customer.kind).toBe('Individual');
    expect((await shop.get(user, '/cart/preview')).body).toEqual({
      products: [],
      contractID: null,
      companyName: null,
      opensRestricted: false,
      version: 0,
    });
    expect((await shop.request('GET', '/api/v1/cart')).status).toBe(401);
  });
});

describe('changing a line', () => {
  it('sets, changes and removes, and responds with the cart', async () => {
    newUser();
    expect(lines(await change('composite', 2))).toEqual({ composite: 2 });
    expect(lines(await change('gloves', 3))).toEqual({ composite: 2, gloves: 3 });
    const { body } = await shop.get(user, '/cart');
    expect(body.order.totals).toEqual({
      promo: 0,
      bonus: 0,
      goods: 2 * 519_000 + 3 * 89_000,
      discount: 120_000,
      delivery: null,
      toPay: 2 * 459_000 + 3 * 89_000,
      weight: 2 * 12 + 3 * 540,
      itemCount: 2,
      quantity: 5,
      vat: [{ rate: 22, amount: 213_689, total: 1_185_000 }],
    });
    expect(lines(await change('composite', 0))).toEqual({ gloves: 3 });
    const { body: preview } = await shop.get(user, '/cart/preview');
    expect(preview).toEqual({
      products: [{ productID: 'gloves', quantity: 3 }],
      contractID: null,
      companyName: null,
      opensRestricted: false,
      version: 3,
    });
  });

  it('rejects a quantity above the stock and returns the stock', async () => {
    newUser();
    await change('bur', 2);
    const { status, body } = await change('bur', 4);
    expect(status).toBe(409);
    expect(body).toMatchObject({ reason: 'NotEnoughStock', maxQuantity: 3, productID: 'bur' });
    expect(body.order.items[0].quantity).toBe(2);
  });

  it('validates packs and the minimum', async () => {
    newUser();
    expect((await change('masks', 25)).body.reason).toBe('QuantityNotMultiple');
    expect((await change('masks', 10)).body.reason).toBe('BelowMinimum');
    await shop.add(user, 'masks');
    await shop.add(user, 'masks');
    expect(lines(await shop.get(user, '/cart'))).toEqual({ masks: 30 });
  });

  it('rejects unavailable and unknown products', async () => {
    newUser();
    expect((await change('gone', 1)).body.reason).toBe('ProductUnavailable');
    expect((await change('nothing', 1)).status).toBe(404);
    expect((await change('nothing', 0)).status).toBe(200);
  });

  it('rejects an outdated version with the fresh cart', async () => {
    newUser();
    const { body } = await change('composite', 1);
    await change('composite', 2);
    const stale = await change('composite', 5, body.order.version);
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ reason: 'CartChanged', order: { version: 2 } });
    expect((await change('composite', 5, stale.body.order.version)).status).toBe(200);
  });

  it('loses no change of many concurrent ones', async () => {
    newUser();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        shop.post(user, '/cart/product/add', { productID: 'composite', quantity: 1 }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    const { body } = await shop.get(user, '/cart');
    expect(body.order).toMatchObject({ version: 20, items: [{ quantity: 20 }] });
  });
});

describe('adding', () => {
  it('happens once per idempotency key', async () => {
    newUser();
    const key = randomUUID();
    const addition = { productID: 'gloves', quantity: 2 };
    const [first, second] = [
      await shop.post(user, '/cart/product/add', addition, key),
      await shop.post(user, '/cart/product/add', addition, key),
    ];
    expect(second.body).toEqual(first.body);
    expect(lines(await shop.get(user, '/cart'))).toEqual({ gloves: 2 });
    const other = await shop.post(user, '/cart/product/add', { ...addition, quantity: 3 }, key);
    expect(other).toMatchObject({ status: 422, body: { reason: 'IdempotencyKeyReused' } });
  });

  it('undo restores a line that a fix removed, including its problem', async () => {
    newUser();
    await shop.add(user, 'composite', 5);
    await shop.setProduct('composite', { stock: 2 });
    await shop.put(user, '/cart/product/change', { productID: 'composite', quantity: 2 });
    const { status, body } = await shop.post(user, '/cart/product/bulk/add', {
      products: [{ productID: 'composite', quantity: 3 }],
      asItWas: true,
    });
    await shop.setProduct('composite', { stock: 120 });
    expect(status).toBe(200);
    expect(body.order.items[0].quantity).toBe(5);
    expect(body.order.problems).toMatchObject([{ code: 'StockReduced', was: 5, now: 2 }]);
  });

  it('undo restores a removed line at its position', async () => {
    newUser();
    for (const product of ['composite', 'gloves', 'bur']) await change(product, 2);
    const placeOf = async (productID: string): Promise<number> => {
      const { body } = await shop.get(user, '/cart');
      type Item = { product: { id: string }; position: number };
      return body.order.items.find(({ product }: Item) => product.id === productID).position;
    };
    const position = await placeOf('gloves');
    await change('gloves', 0);
    const gloves = { productID: 'gloves', quantity: 2, position };
    const back = { products: [gloves], asItWas: true };
    const { body } = await shop.post(user, '/cart/product/bulk/add', back);
    expect(Object.keys(lines({ body }))).toEqual(['composite', 'gloves', 'bur']);
    expect(Object.keys(lines(await shop.get(user, '/cart')))).toEqual([
      'composite',
      'gloves',
      'bur',
    ]);
    expect(await placeOf('gloves')).toBe(position);
    // A plain addition is appended.
    await change('gloves', 0);
    await shop.post(user, '/cart/product/bulk/add', { products: [gloves] });
    expect(Object.keys(lines(await shop.get(user, '/cart'))).at(-1)).toBe('gloves');
  });

  it('adds many within the stock, includes unavailable ones and returns unknown ids', async () => {
    newUser();
    await change('composite', 1);
    const response = await shop.post(user, '/cart/product/bulk/add', {
      products: [
        { productID: 'composite', quantity: 2 },
        { productID: 'bur', quantity: 9 },
        { productID: 'gone', quantity: 1 },
        { productID: 'nothing', quantity: 1 },
      ],
    });
    expect(response.status).toBe(200);
    expect(lines(response)).toEqual({ composite: 3, bur: 3, gone: 1 });
    expect(response.body.skipped).toMatchObject([{ productID: 'nothing' }]);
    expect(response.body.order.problems).toMatchObject([
      { code: 'BecameUnavailable', productID: 'gone', fix: { quantity: 0 } },
    ]);
    const left = await shop.post(user, '/cart/product/bulk/delete', {
      productIDs: ['gone', 'bur', 'nothing'],
    });
    expect(lines(left)).toEqual({ composite: 3 });
  });
});

describe('problems', () => {
  it('report changes since the last view, and their fixes resolve them', async () => {
    newUser();
    await change('gloves', 5);
    await shop.setProduct('gloves', { price: 91_000, priceWithoutDiscount: 91_000, stock: 4 });
    const { body } = await shop.get(user, '/cart');
    expect(body.order.items[0]).toMatchObject({ availability: 'Reduced', amount: 5 * 91_000 });
    expect(body.order.problems.map(({ code }: { code: string }) => code)).toEqual([
      'StockReduced',
      'PriceChanged',
    ]);
    const fixed = await change('gloves', body.order.problems[0].fix.quantity);
    expect(fixed.body.order.problems).toEqual([]);
    await shop.setProduct('gloves', { price: 89_000, priceWithoutDiscount: 89_000, stock: 34 });
  });
});

describe('customer, address and delivery', () => {
  it('are stored and determine the delivery estimate', async () => {
    newUser();
    await change('gloves', 1);
    const { body: address } = await shop.post(user, '/user/addresses', lesnaya);
    await shop.put(user, '/cart/address', { addressID: address.id });
    const { body } = await shop.put(user, '/cart/delivery', { method: 'Courier' });
    expect(body.order).toMatchObject({
      address: { value: 'г Москва, ул Лесная, д 12, кв 34' },
      totals: { delivery: 39_000, toPay: 89_000 + 39_000 },
    });
    const picked = await shop.put(user, '/cart/delivery', {
      method: 'Pickup',
      pickupPointID: 'msk-lesnaya',
    });
    expect(picked.body.order).toMatchObject({
      delivery: { method: 'Pickup', point: { id: 'msk-lesnaya', readyDate: '2026-03-13' } },
      totals: { delivery: 0 },
    });
  });

  it('preview another customer without storing it', async () => {
    newUser();
    const { body: cart } = await shop.get(user, '/cart');
    const { body: other } = await shop.post(user, '/user/customers', {
      kind: 'Individual',
      firstName: 'Пётр',
      lastName: 'Белов',
      phone: '+79161234567',
    });
    const choice = { customerID: other.id };
    const { body: seen } = await shop.put(user, '/cart/customer', { ...choice, preview: true });
    expect(seen.order.customer.id).toBe(other.id);
    expect((await shop.get(user, '/cart')).body.order.customer.id).toBe(cart.order.customer.id);
    expect((await shop.put(user, '/cart/customer', choice)).body.order.customer.id).toBe(other.id);
  });

  it('reject addresses and customers of other users', async () => {
    const stranger = newUser();
    const { body: address } = await shop.post(stranger, '/user/addresses', lesnaya);
    const { body: cart } = await shop.get(stranger, '/cart');
    newUser();
    const { id } = cart.order.customer;
    expect((await shop.put(user, '/cart/address', { addressID: address.id })).status).toBe(404);
    expect((await shop.put(user, '/cart/customer', { customerID: id })).status).toBe(404);
    expect((await shop.get(user, `/user/addresses/${address.id}`)).status).toBe(404);
    expect((await shop.get(user, `/user/customers/${id}/recipients`)).status).toBe(404);
    const bad = { method: 'Pickup', pickupPointID: 'nowhere' };
    expect((await shop.put(user, '/cart/delivery', bad)).status).toBe(404);
  });
});
