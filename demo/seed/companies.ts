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
 * Creates the demo companies with their employees, contracts, addresses and tags, once: what their people have
 * deleted or changed since then stays so. The validity of contracts is relative to `now`.
 */
export async function seedCompanies(
  db: Database,
  { now = new Date() }: { now?: Date } = {},
): Promise<void> {
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(partners)
      .values([...demoPartners])
      .onConflictDoNothing()
      .returning({ id: partners.id });
    if (made.length > 0) await seedRecords(tx, now);
  });
}

async function seedRecords(tx: Database, now: Date): Promise<void> {
  await tx
    .insert(customers)
    .values([...demoCustomers])
    .onConflictDoNothing();
  await tx.insert(partnerEmployees).values(demoEmployees(now)).onConflictDoNothing();
  await tx.insert(partnerInvitations).values(demoInvitations(now)).onConflictDoNothing();
  await tx.insert(partnerContracts).values(demoContracts(now)).onConflictDoNothing();
  await tx.insert(powersOfAttorney).values(demoPowers(now)).onConflictDoNothing();
  await tx
    .insert(contractDiscounts)
    .values([...demoDiscounts])
    .onConflictDoNothing();
  await seedPriceList(tx);
  await tx
    .insert(addresses)
    .values([...demoAddresses])
    .onConflictDoNothing();
  await tx
    .insert(recipients)
    .values([...demoRecipients])
    .onConflictDoNothing();
  await tx
    .insert(partnerTags)
    .values([...demoTags])
    .onConflictDoNothing();
  await tx
    .insert(finDocsRecipients)
    .values([...demoFinDocsRecipients])
    .onConflictDoNothing();
}
