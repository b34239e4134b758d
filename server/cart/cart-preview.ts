import { eq } from 'drizzle-orm';
import type { components } from '#generated/server/operations.ts';
import type { Database } from '#server/db/connection.ts';
import { customers, partners } from '#server/db/schema/shopping.ts';
import { isMember } from '#server/partners/membership.ts';
import { opensRestricted } from '#server/partners/rights/orders-access.ts';
import { findBuyingContract } from '#server/pricing/buying-contract.ts';
import { type CartRow, readLines } from './cart-store.ts';

/** The name of the company that the cart buys for; null for a person, and after access has ended. */
async function findBuyingCompany(
  db: Database,
  { customerID, userID }: CartRow,
): Promise<string | null> {
  if (customerID === null) return null;
  const [company] = await db
    .select({ id: partners.id, name: partners.name })
    .from(customers)
    .innerJoin(partners, eq(partners.id, customers.partnerID))
    .where(eq(customers.id, customerID));
  return company && (await isMember(db, userID, company.id)) ? company.name : null;
}

/** Products, quantities and the customer whose prices apply; a null cart was never used. */
export async function viewCartPreview(
  db: Database,
  cart: CartRow | null,
  now: Date,
): Promise<components['schemas']['CartPreview']> {
  if (cart === null)
    return {
      products: [],
      version: 0,
      contractID: null,
      companyName: null,
      opensRestricted: false,
    };
  const lines = await readLines(db, cart.id);
  return {
    products: lines.map(({ productID, quantity }) => ({ productID, quantity })),
    version: cart.version,
    opensRestricted: await opensRestricted(db, cart, now),
    companyName: await findBuyingCompany(db, cart),
    contractID: cart.contractID && (await findBuyingContract(db, cart.userID)),
  };
}
