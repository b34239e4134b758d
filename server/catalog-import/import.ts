import { eq, sql } from 'drizzle-orm';
import { decodeFeed } from '#server/catalog-import/feed/feed-encoding.ts';
import { FeedError } from '#server/catalog-import/feed/feed-error.ts';
import { DEFAULT_LIMITS, type FeedLimits } from '#server/catalog-import/feed/feed-limits.ts';
import { readFeed } from '#server/catalog-import/feed/feed-reader.ts';
import type { Database } from '#server/db/connection.ts';
import { catalogImports } from '#server/db/schema/catalog.ts';
import type { VatRate } from '#server/pricing/vat.ts';
import { FeedSession } from './feed-session.ts';
import { mergeStage } from './merge.ts';
import { dropUnknownCategories, indexStage } from './plan.ts';
import { storeReplacements } from './replacements.ts';
import type { ImportReport } from './report.ts';
import { createStaging, stageBrands, stageCategories, stagePromos } from './staging.ts';

export interface ImportOptions {
  /** What the report calls the feed. */
  source: string;
  /** Largest share of rejected offers, 0 to 1; above it nothing is changed. */
  maxRejected?: number;
  /** Pieces in stock for offers that are available without a number. */
  assumedStock?: number;
  /** VAT rate of offers without one; the base rate when absent. */
  assumedVat?: VatRate;
  limits?: Partial<FeedLimits>;
  now?: Date;
  onProgress?: (progress: ImportProgress) => void;
}

export interface ImportProgress {
  stage: 'read' | 'merge' | 'finish';
  /** Bytes read, unpacked. */
  bytes: number;
  /** Offers read, or products merged. */
  offers: number;
}

/** Any constant will do; one import at a time. */
const IMPORT_LOCK = 7_312_011;

async function begin(tx: Database): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${IMPORT_LOCK}) as free`,
  );
  if (rows[0]?.free !== true) {
    throw new FeedError('В эту базу уже идёт другой импорт. Дождитесь его конца.');
  }
  await createStaging(tx);
}

async function* counted(
  source: AsyncIterable<Uint8Array>,
  limit: number,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const chunk of source) {
    total += chunk.byteLength;
    if (total > limit) throw new FeedError(`Файл больше ${limit} байтов.`);
    onBytes(total);
    yield chunk;
  }
}

function validateShare(session: FeedSession, maxRejected: number): void {
  if (session.offers === 0) throw new FeedError('В файле нет ни одного предложения (<offer>).');
  const rejected = session.offers - session.accepted;
  if (session.accepted === 0 || rejected / session.offers > maxRejected) {
    const share = Math.round((rejected / session.offers) * 100);
    throw new FeedError(
      `Отказано слишком многим предложениям: ${rejected} из ${session.offers} (${share} %), ` +
        `допустимо ${Math.round(maxRejected * 100)} %.`,
    );
  }
}

/**
 * Writes the outcome down in the transaction of what was imported: a catalog is never there without
 * its version, nor the other way round, whenever the process dies.
 */
async function finish(
  tx: Database,
  journalID: number,
  { accepted, rejected, counts }: ImportReport,
): Promise<void> {
  const { created, updated, unlisted } = counts;
  await tx
    .update(catalogImports)
    .set({
      finishedAt: new Date(),
      accepted,
      rejected: rejected.length,
      created,
      updated,
      unlisted,
    })
    .where(eq(catalogImports.id, journalID));
}

async function load(
  tx: Database,
  feed: AsyncIterable<Uint8Array>,
  options: ImportOptions,
  report: ImportReport,
  journalID: number,
): Promise<void> {
  await begin(tx);
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const session = new FeedSession(tx, report, limits, options);
  const bytes = counted(feed, limits.fileBytes, (total) => {
    report.bytes = total;
  });
  const progress = options.onProgress ?? (() => {});
  for await (const items of readFeed(decodeFeed(bytes), limits)) {
    await session.take(items);
    progress({ stage: 'read', bytes: report.bytes, offers: session.offers });
  }
  await session.flush();
  const { categories, brands, promos, replacements } = await session.gather();
  await stageCategories(tx, categories);
  session.rejectUnknownCategories(await dropUnknownCategories(tx));
  validateShare(session, options.maxRejected ?? 0.5);
  await stageBrands(tx, brands);
  await stagePromos(tx, promos);
  await storeReplacements(tx, replacements);
  await indexStage(tx);
  const { counts, lost } = await mergeStage(tx, session.now, (offers) =>
    progress({ stage: 'merge', bytes: report.bytes, offers: Math.min(offers, session.accepted) }),
  );
  session.noteLostProducts(lost);
  report.counts = counts;
  report.accepted = session.accepted;
  report.categories = categories.length;
  report.brands = brands.length;
  report.promotions = promos.length;
  await finish(tx, journalID, report);
  progress({ stage: 'finish', bytes: report.bytes, offers: session.accepted });
}

function emptyReport(source: string): ImportReport {
  return {
    source,
    startedAt: new Date(),
    duration: 0,
    failure: null,
    bytes: 0,
    offers: 0,
    accepted: 0,
    counts: { created: 0, updated: 0, unchanged: 0, unlisted: 0 },
    categories: 0,
    brands: 0,
    promotions: 0,
    rejected: [],
    warned: [],
  };
}

/**
 * Replaces the catalog by a YML feed, in one transaction: all of it or nothing. A failure of the
 * feed (malformed, cut, too much rejected …) is not thrown: it is in the report's `failure`.
 * @param feed the file's bytes, already unpacked
 * @throws what the database throws
 */
export async function importFeed(
  db: Database,
  feed: AsyncIterable<Uint8Array>,
  options: ImportOptions,
): Promise<ImportReport> {
  const report = emptyReport(options.source);
  const [journal] = await db
    .insert(catalogImports)
    .values({ source: options.source })
    .returning({ id: catalogImports.id });
  if (journal === undefined) throw new Error('The import was not written down');
  try {
    await db.transaction((tx) => load(tx, feed, options, report, journal.id));
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    report.failure = error.message;
  }
  report.duration = Date.now() - report.startedAt.getTime();
  if (report.failure === null) {
    for (const table of [
      'categories',
      'brands',
      'products',
      'product_attributes',
      'promotion_products',
      'search_words',
    ]) {
      // Vacuumed, so that counts use index-only scans.
      await db.execute(sql.raw(`vacuum (analyze) ${table}`));
    }
  }
  return report;
}
