import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { writeFeed } from '#demo/feed/write-feed.ts';
import { seedOrders } from '#demo/seed/orders/orders.ts';
import { seedPastOrders } from '#demo/seed/orders/past-orders.ts';
import { importFeed } from '#server/catalog-import/import.ts';
import { formatReport } from '#server/catalog-import/report.ts';
import type { Database } from '#server/db/connection.ts';
import type { Services } from '#server/integrations/services.ts';
import { seedApprovals } from './approvals.ts';
import { seedBanners } from './banners.ts';
import { seedCompanies } from './companies.ts';
import { seedFeedback } from './feedback.ts';
import { seedLoyalty } from './loyalty.ts';
import { seedPeople } from './seed-people.ts';
import { seedTickets } from './tickets.ts';

export interface SeedOptions {
  now?: Date;
}

async function* encoded(text: Iterable<string>): AsyncGenerator<Uint8Array> {
  for (const piece of text) yield Buffer.from(piece);
}

async function isEmpty(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ empty: boolean }>(
    sql`select not exists (select from products) as empty`,
  );
  return rows[0]?.empty === true;
}

/**
 * Fills an empty catalog with the demo feed, through the same importer as any other feed, and
 * with reviews. A catalog that has products is left alone.
 * @returns whether anything was done
 * @throws when the demo feed itself is rejected
 */
export async function seedCatalog(
  db: Database,
  logger: Pick<Logger, 'info'>,
  { now = new Date() }: SeedOptions = {},
): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  logger.info('Filling the empty database with the demo catalog');
  const report = await importFeed(db, encoded(writeFeed({ now })), {
    source: 'demo',
    maxRejected: 0,
    now,
  });
  if (report.failure !== null || report.rejected.length > 0) {
    throw new Error(`The demo catalog was rejected:\n${formatReport(report, 'terminal')}`);
  }
  const feedback = await seedFeedback(db, now);
  logger.info(
    { products: report.accepted, feedback, milliseconds: report.duration },
    'The demo catalog is in place',
  );
  return true;
}

/** Seeds an empty database for the demo: catalog, users, companies, orders, tickets. */
export async function seedDemo(
  db: Database,
  services: Services,
  logger: Pick<Logger, 'info'>,
  options: SeedOptions = {},
): Promise<void> {
  await seedCatalog(db, logger, options);
  await seedPeople(db);
  await seedCompanies(db, options);
  await seedLoyalty(db, options);
  // A user with orders is given no more, so the recent ones come before those of long ago.
  await seedOrders(db, services, logger, options);
  await seedApprovals(db, services, logger, options);
  await seedPastOrders(db, services, options);
  await seedTickets(db, options);
  await seedBanners(db, options);
}
