import { desc, sql } from 'drizzle-orm';
import {
  demoAddresses,
  demoContracts,
  demoCustomers,
  demoDiscounts,
  demoEmployees,
  demoFinDocsRecipients,
  demoInvitations,
  demoPartners,
  demoPowers,
  demoRecipients,
  demoTags,
  priceListContract,
} from '#demo/company-records.ts';
import type { Database } from '#server/db/connection.ts';
import { contractDiscounts, contractPrices } from '#server/db/schema/buying.ts';
import { powersOfAttorney } from '#server/db/schema/calendar.ts';
import { products } from '#server/db/schema/catalog.ts';
import { partnerInvitations } from '#server/db/schema/invitations.ts';
import {
  finDocsRecipients,
  partnerContracts,
  partnerEmployees,
  partnerTags,
} from '#server/db/schema/partners.ts';
import { addresses, customers, partners, recipients } from '#server/db/schema/shopping.ts';

/** How many popular products the price list of the supply contract names. */
const LISTED_PRODUCTS = 60;
/** Its prices are this part of the shop's, in hundredths. */
const LISTED_PRICE_PERCENT = 88;

/** Gives the supply contract a price list of the shop's most popular products. */
async function seedPriceList(db: Database): Promise<void> {
  const rows = await db
    .select({ id: products.id, price: products.price })
    .from(products)
    .where(sql`${products.listed} and not ${products.saleForbidden}`)
    .orderBy(desc(products.popularity), products.id)
    .limit(LISTED_PRODUCTS);
  if (rows.length === 0) return;
  await db
    .insert(contractPrices)
    .values(
      rows.map(({ id, price }) => ({
        contractID: priceListContract,
        productID: id,
        price: Math.round((price * LISTED_PRICE_PERCENT) / 100),
      })),
    )
    .onConflictDoNothing();
}

/**
 * Creates the missing demo companies with their employees, contracts, addresses and tags. The
 * validity of contracts is relative to `now`.
 */
export async function seedCompanies(
  db: Database,
  { now = new Date() }: { now?: Date } = {},
): Promise<void> {
  await db
    .insert(partners)
    .values([...demoPartners])
    .onConflictDoNothing();
  await db
    .insert(customers)
    .values([...demoCustomers])
    .onConflictDoNothing();
  await db.insert(partnerEmployees).values(demoEmployees(now)).onConflictDoNothing();
  await db.insert(partnerInvitations).values(demoInvitations(now)).onConflictDoNothing();
  await db.insert(partnerContracts).values(demoContracts(now)).onConflictDoNothing();
  await db.insert(powersOfAttorney).values(demoPowers(now)).onConflictDoNothing();
  await db
    .insert(contractDiscounts)
    .values([...demoDiscounts])
    .onConflictDoNothing();
  await seedPriceList(db);
  await db
    .insert(addresses)
    .values([...demoAddresses])
    .onConflictDoNothing();
  await db
    .insert(recipients)
    .values([...demoRecipients])
    .onConflictDoNothing();
  await db
    .insert(partnerTags)
    .values([...demoTags])
    .onConflictDoNothing();
  await db
    .insert(finDocsRecipients)
    .values([...demoFinDocsRecipients])
    .onConflictDoNothing();
}
