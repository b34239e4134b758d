import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { products } from '#server/db/schema/catalog.ts';
import { users } from '#server/db/schema/identity.ts';
import {
  startTestServer,
  type TestResponse,
  type TestServer,
  type TestServerOptions,
} from '#tests/support/servers/server.ts';
import { seedCatalog } from './catalog.ts';

/** A server with a few products, a clock that tests may set, and short calls of a purchase. */
export interface TestShop extends TestServer {
  clock: { now: Date };
  get(as: string, path: string): Promise<TestResponse>;
  put(as: string, path: string, body: unknown): Promise<TestResponse>;
  post(as: string, path: string, body?: unknown, key?: string): Promise<TestResponse>;
  /** Adds a product to the cart; fails when that is rejected. */
  add(as: string, productID: string, quantity?: number): Promise<void>;
  /** Turns the cart into a complete checkout; returns it. */
  fillCheckout(as: string, productIDs: readonly string[]): Promise<TestResponse['body']>;
  /** A new buyer with a complete checkout, in as few calls as possible: for concurrency tests. */
  readyBuyer(
    productIDs: readonly string[],
  ): Promise<{ buyer: string; checkout: TestResponse['body'] }>;
  confirm(as: string, id: string, total: number, key?: string): Promise<TestResponse>;
  stockOf(productID: string): Promise<{ stock: number; available: boolean }>;
  setProduct(id: string, change: Partial<typeof products.$inferInsert>): Promise<void>;
}

const catalog = {
  categories: { terapiya: ['terapiya'], kompozity: ['terapiya', 'kompozity'] },
  brands: { esterion: 'Эстерион' },
  products: [
    {
      id: 'composite',
      name: 'Композит Эстерион, шприц 4 г, A2',
      brandID: 'esterion',
      price: 459_000,
      priceWithoutDiscount: 519_000,
      weight: 12,
      stock: 120,
    },
    { id: 'gloves', name: 'Перчатки нитриловые, M', price: 89_000, weight: 540, stock: 34 },
    { id: 'bur', name: 'Бор алмазный шаровидный', price: 65_000, weight: 10, stock: 3 },
    { id: 'masks', name: 'Маски', price: 1_000, stock: 100, packSize: 10, minQuantity: 20 },
    { id: 'gone', name: 'Анестетик', price: 312_000, stock: 0, available: false },
  ],
};

export const lesnaya = { city: 'Москва', street: 'ул Лесная', house: '12', flat: '34' };
export const petr = { firstName: 'Пётр', lastName: 'Ильин', phone: '+79031112233' };

/** Thursday noon in Moscow. */
export const START = new Date('2026-03-12T09:00:00.000Z');

/** Starts the server with a small catalog; responses are validated against the contract. */
export async function startTestShop(options: TestServerOptions = {}): Promise<TestShop> {
  const clock = { now: START };
  const server = await startTestServer({ now: () => clock.now, ...options });
  await seedCatalog(server.db, catalog);
  const call = (method: string) => (as: string, path: string, body?: unknown, key?: string) =>
    server.request(method, `/api/v1${path}`, {
      as,
      ...(body === undefined ? {} : { body }),
      ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
    });
  const get = call('GET');
  const put = call('PUT');
  const post = call('POST');

  const add = async (as: string, productID: string, quantity = 1) => {
    const { status } = await post(as, '/cart/product/add', { productID, quantity });
    expect(status).toBe(200);
  };
  const fillCheckout = async (as: string, productIDs: readonly string[]) => {
    const { body: order } = await post(as, '/cart/proceed', { productIDs });
    const path = `/checkout/${order.id}`;
    const { body: address } = await post(as, '/user/addresses', lesnaya);
    const { body: checkout } = await get(as, path);
    const recipients = `/user/customers/${checkout.customer.id}/recipients`;
    const { body: recipient } = await post(as, recipients, petr);
    await put(as, `${path}/delivery`, { method: 'Courier' });
    await put(as, `${path}/deliveryPoint`, { addressID: address.id });
    await put(as, `${path}/recipient`, { recipientID: recipient.id });
    const { body: filled } = await put(as, `${path}/payment`, { method: 'BankCard' });
    expect(filled.allowedActions).toContain('Confirm');
    return filled;
  };
  const readyBuyer = async (productIDs: readonly string[]) => {
    const buyer = `u-${randomUUID()}`;
    const person = { firstName: 'Анна', lastName: 'Ковалёва', phone: '+79161234567' };
    await server.db.insert(users).values({ id: buyer, issuer: 'test', subject: buyer, ...person });
    await post(buyer, '/cart/product/bulk/add', {
      products: productIDs.map((productID) => ({ productID, quantity: 1 })),
    });
    await put(buyer, '/cart/delivery', { method: 'Pickup', pickupPointID: 'msk-lesnaya' });
    const { body: order } = await post(buyer, '/cart/proceed', { productIDs });
    const path = `/checkout/${order.id}/payment`;
    const { body: checkout } = await put(buyer, path, { method: 'Cash' });
    expect(checkout.allowedActions).toContain('Confirm');
    return { buyer, checkout };
  };
  return {
    ...server,
    clock,
    readyBuyer,
    get: (as, path) => get(as, path),
    put,
    post,
    add,
    fillCheckout,
    confirm: (as, id, total, key = randomUUID()) =>
      server.request('PUT', `/api/v1/checkout/${id}/confirm`, {
        as,
        body: { total },
        headers: { 'Idempotency-Key': key },
      }),
    stockOf: async (productID) => {
      const [row] = await server.db
        .select({ stock: products.stock, available: products.available })
        .from(products)
        .where(eq(products.id, productID));
      if (row === undefined) throw new Error(`No product ${productID}`);
      return row;
    },
    setProduct: async (id, change) => {
      await server.db.update(products).set(change).where(eq(products.id, id));
    },
  };
}
