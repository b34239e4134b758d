import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { demoApprover, demoCompany, demoEmployee, demoOwner, demoPeople } from '#demo/people.ts';
import { seedCompanies } from '#demo/seed/companies.ts';
import type { Database } from '#server/db/connection.ts';
import { idempotencyKeys } from '#server/db/schema/idempotency.ts';
import { users } from '#server/db/schema/identity.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { cartItems, orders, partners } from '#server/db/schema/shopping.ts';
import type { TestResponse, TestServerOptions } from '#tests/support/servers/server.ts';
import { START, startTestShop, type TestShop } from './shopping.ts';

/** User ids of the demo company's people, for `as` of a test call. */
export const igor = demoOwner.id;
export const maria = demoEmployee.id;
export const oleg = demoApprover.id;
export const belaya = demoCompany.id;
/** What a change of maria's record repeats. */
export const marias = {
  id: 'e-maria',
  firstName: 'Мария',
  lastName: 'Кузнецова',
  phone: '+79161234503',
};

/** Inserts the demo companies with their people as users; contracts are valid at `now`. */
async function addDemoCompanies(db: Database, now: Date): Promise<void> {
  await db.insert(users).values(
    demoPeople.map(({ id, firstName, middleName, lastName, email, phone }) => ({
      id,
      issuer: 'test',
      subject: id,
      firstName,
      middleName,
      lastName,
      email,
      phone,
    })),
  );
  await seedCompanies(db, { now });
}

/** A shop with the demo companies. */
export async function startCompanyShop(options: TestServerOptions = {}): Promise<TestShop> {
  const shop = await startTestShop(options);
  await addDemoCompanies(shop.db, shop.clock.now);
  return shop;
}

/** Resets the company, its carts, the shop's clock and products to their initial state. */
export async function resetCompany(shop: TestShop): Promise<void> {
  const { db, clock } = shop;
  clock.now = START;
  for (const table of [orders, notifications, cartItems, idempotencyKeys]) await db.delete(table);
  await db
    .update(partners)
    .set({
      approvalMode: 'AboveAmount',
      approvalAmountFrom: 3_000_000,
      approvalQuorum: 'Any',
      selfApproval: false,
      approversVersion: 1,
    })
    .where(eq(partners.id, belaya));
  for (const [id, role] of [
    ['e-igor', 'Owner'],
    ['e-maria', 'Employee'],
    ['e-oleg', 'Approver'],
  ] as const) {
    const change = {
      role,
      isApprover: role === 'Approver',
      isBlocked: false,
      removedAt: null,
      userID: { 'e-igor': igor, 'e-maria': maria, 'e-oleg': oleg }[id],
      joinedAt: START,
      orderLimit: id === 'e-maria' ? 2_000_000 : null,
      monthLimit: null,
    };
    await db.update(partnerEmployees).set(change).where(eq(partnerEmployees.id, id));
  }
  await shop.setProduct('composite', { stock: 120, available: true });
  await shop.setProduct('gloves', { price: 89_000, priceWithoutDiscount: 89_000, stock: 34 });
}

/** A shop with the demo companies for the tests of a file, reset before each of them. */
export function eachWithCompany(take: (shop: TestShop) => void): void {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startCompanyShop();
    take(shop);
  });
  beforeEach(() => resetCompany(shop));
  afterAll(() => shop.close());
}

/** The id of the company's customer. */
const belayaCustomer = '9a4c2b7e-61d8-4f35-8b0a-d2e7c5f19055';

/** Quantities by product. */
export type Requested = Readonly<Record<string, number>>;

/** Above the company's limit and above maria's own limit. */
export const expensive: Requested = { composite: 8, gloves: 2 };

/** A complete checkout of the company, ready to confirm. */
export async function fillCompanyCheckout(
  shop: TestShop,
  buyer: string,
  requested: Requested,
  addressID = 'a-klinika',
): Promise<TestResponse['body']> {
  await shop.put(buyer, '/cart/customer', { customerID: belayaCustomer });
  const products = Object.entries(requested).map(([productID, quantity]) => ({
    productID,
    quantity,
  }));
  await shop.post(buyer, '/cart/product/bulk/add', { products });
  const productIDs = Object.keys(requested);
  const { body: order } = await shop.post(buyer, '/cart/proceed', { productIDs });
  const path = `/checkout/${order.id}`;
  await shop.put(buyer, `${path}/delivery`, { method: 'Courier' });
  await shop.put(buyer, `${path}/deliveryPoint`, { addressID });
  const { body: checkout } = await shop.put(buyer, `${path}/payment`, { method: 'Invoice' });
  expect(checkout.allowedActions).toContain('Confirm');
  return checkout;
}

/** Sends a company order to its approvers; returns the response to the confirmation. */
export async function sendForApproval(
  shop: TestShop,
  {
    buyer = maria,
    requested = expensive,
    addressID,
  }: { buyer?: string; requested?: Requested; addressID?: string } = {},
): Promise<TestResponse['body']> {
  const checkout = await fillCompanyCheckout(shop, buyer, requested, addressID);
  const { body } = await shop.confirm(buyer, checkout.id, checkout.totals.toPay, randomUUID());
  expect(body).toMatchObject({
    step: 'Approval',
    status: 'WaitingForApprove',
    number: `Д-${checkout.id}`,
  });
  return body;
}
