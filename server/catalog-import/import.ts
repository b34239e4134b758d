import { eq, sql } from 'drizzle-orm';
import { decodeFeed } from '#server/catalog-import/feed/encoding/feed-encoding.ts';
import { FeedError } from '#server/catalog-import/feed/feed-error.ts';
import type { FeedItem } from '#server/catalog-import/feed/feed-items.ts';
import { DEFAULT_LIMITS, type FeedLimits } from '#server/catalog-import/feed/feed-limits.ts';
import { readFeed } from '#server/catalog-import/feed/feed-reader.ts';
import { storeReport } from '#server/catalog-import/journal/store-report.ts';
import { readDifference } from '#server/catalog-import/merge/difference.ts';
import { mergeStage, plannedCounts } from '#server/catalog-import/merge/merge.ts';
import { dropUnknownCategories, indexStage, planMerge } from '#server/catalog-import/merge/plan.ts';
import { countRemoval, stageRemovals } from '#server/catalog-import/merge/removals.ts';
import {
  createStaging,
  stageBrands,
  stageCategories,
  stagePromos,
} from '#server/catalog-import/merge/staging.ts';
import type { Database } from '#server/db/connection.ts';
import { catalogImports } from '#server/db/schema/catalog.ts';
import type { VatRate } from '#server/pricing/vat.ts';
import { FeedSession } from './feed-session.ts';
import { countOutsideImages, requestOutsideImages } from './outside-images.ts';
import { storeReplacements } from './replacements.ts';
import type { ImportReport } from './report.ts';

export interface ImportOptions {
  /** What the report calls the feed. */
  source: string;
  /** Largest share of rejected offers, 0 to 1; above it nothing is changed. */
  maxRejected?: number;
  /** Largest share of the shown products that may vanish, 0 to 1; above it nothing is changed. */
  maxRemoved?: number;
  /** Lets any number of products vanish. */
  allowRemoval?: boolean;
  /** Reports what would change, and changes nothing. */
  dryRun?: boolean;
  /** Pieces in stock for offers that are available without a number. */
  assumedStock?: number;
  /** VAT rate of offers without one; the base rate when absent. */
  assumedVat?: VatRate;
  /** Origins from which browsers load images themselves; those of others are loaded by the shop. */
  imageOrigins?: readonly string[];
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

/** What an import puts into the catalog, whatever its format was. */
export interface ItemSource {
  items: AsyncIterable<FeedItem[]>;
  /** When only a part of the catalog is imported: the offers to take off. The others stay as they are. */
  partial?: { removedIDs: readonly string[] };
  /** Leaves promotions and replacements as they are, of which the source has none. */
  leavesPromotions?: boolean;
  /** Runs in the same transaction, after the merge. */
  afterMerge?: (tx: Database) => Promise<void>;
}

/** A source that has changed the catalog itself, in `updated` products, and has nothing to merge. */
export interface DoneSource {
  items: null;
  updated: number;
}

/** Another import has the lock: nothing was tried. */
export class ImportBusy extends FeedError {}

/** Any constant will do; one import at a time. */
const IMPORT_LOCK = 7_312_011;
/** For sorting, and for the text indexes to take in what an import adds; one import runs at a time. */
const WORK_MEMORY = '128MB';

async function begin(tx: Database): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql.raw(`set local work_mem = '${WORK_MEMORY}'`));
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${IMPORT_LOCK}) as free`,
  );
  if (rows[0]?.free !== true) {
    throw new ImportBusy('В эту базу уже идёт другой импорт. Дождитесь его конца.');
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
      `Отклонено слишком много предложений: ${rejected} из ${session.offers} (${share} %), ` +
        `допустимо ${Math.round(maxRejected * 100)} %.`,
    );
  }
}

/** What counts for catalogs whose feeds name no limit of their own. */
export const DEFAULT_MAX_REMOVED = 0.2;

/** @returns how many products are shown. @throws FeedError when too many of them would vanish */
async function validateRemoval(tx: Database, options: ImportOptions): Promise<number> {
  const { listed, removed } = await countRemoval(tx);
  const limit = options.maxRemoved ?? DEFAULT_MAX_REMOVED;
  if (options.allowRemoval !== true && removed > listed * limit) {
    const share = Math.round((removed / listed) * 100);
    throw new FeedError(
      `Из каталога пропали бы товары: ${removed} из ${listed} (${share} %), допустимо ` +
        `${Math.round(limit * 100)} %. Если файл полный и так и надо, повторите с --allow-removal.`,
    );
  }
  return listed;
}

/** Ends the transaction of a dry run: what it staged is rolled back. */
class DryRunEnd extends Error {
  override readonly name = 'DryRunEnd';
}

/**
 * Writes the outcome down in the transaction of what was imported: a catalog is never there without
 * its version, nor the other way round, whenever the process dies.
 */
async function finish(tx: Database, journalID: number, report: ImportReport): Promise<void> {
  const { accepted, rejected, counts } = report;
  const { created, updated, unlisted } = counts;
  await tx
    .update(catalogImports)
    .set({
      // By the clock that has also set its start.
      finishedAt: sql`clock_timestamp()`,
      accepted,
      rejected: rejected.length,
      created,
      updated,
      unlisted,
    })
    .where(eq(catalogImports.id, journalID));
  await storeReport(tx, journalID, report);
}

/**
 * Finds out what to import. It is called inside the transaction of the import, so that what it writes is
 * there together with the catalog or not at all.
 */
export type PrepareSource = (
  tx: Database,
  report: ImportReport,
) => Promise<ItemSource | DoneSource>;

async function load(
  tx: Database,
  prepare: PrepareSource,
  options: ImportOptions,
  report: ImportReport,
  journalID: number | null,
): Promise<void> {
  await begin(tx);
  const source = await prepare(tx, report);
  if (source.items === null) {
    report.counts.updated = source.updated;
    if (journalID === null) throw new DryRunEnd();
    if (source.updated > 0) await finish(tx, journalID, report);
    else await dropJournal(tx, journalID);
    return;
  }
  const { partial = null, leavesPromotions = false } = source;
  const session = new FeedSession(tx, report, { ...DEFAULT_LIMITS, ...options.limits }, options);
  const progress = options.onProgress ?? (() => {});
  for await (const items of source.items) {
    await session.take(items);
    progress({ stage: 'read', bytes: report.bytes, offers: session.offers });
  }
  await session.flush();
  const { categories, brands, promos, replacements } = await session.gather();
  // Those of categories, brands and promotions.
  await session.flush();
  await stageCategories(tx, categories);
  session.rejectUnknownCategories(await dropUnknownCategories(tx));
  // What a part of the catalog has to say of no product, or of a wrong one, harms no other.
  if (partial === null) validateShare(session, options.maxRejected ?? 0.5);
  await stageRemovals(tx, partial?.removedIDs ?? null);
  const listed = await validateRemoval(tx, options);
  await stageBrands(tx, brands);
  await stagePromos(tx, promos);
  await indexStage(tx);
  session.noteLostProducts(await planMerge(tx, session.now));
  report.difference = await readDifference(tx, listed);
  report.images = await countOutsideImages(tx);
  report.accepted = session.accepted;
  report.categories = categories.length;
  report.brands = brands.length;
  report.promotions = promos.length;
  if (journalID === null) {
    report.counts = await plannedCounts(tx, report.difference.unlisted.count);
    throw new DryRunEnd();
  }
  if (!leavesPromotions) await storeReplacements(tx, replacements);
  await requestOutsideImages(tx, session.now);
  report.counts = await mergeStage(tx, {
    isPartial: partial !== null,
    leavesPromotions,
    onSlice: (offers) =>
      progress({ stage: 'merge', bytes: report.bytes, offers: Math.min(offers, session.accepted) }),
  });
  await source.afterMerge?.(tx);
  await finish(tx, journalID, report);
  progress({ stage: 'finish', bytes: report.bytes, offers: session.accepted });
}

function emptyReport(source: string): ImportReport {
  return {
    source,
    startedAt: new Date(),
    duration: 0,
    failure: null,
    isBusy: false,
    isDryRun: false,
    difference: null,
    afterthoughts: [],
    bytes: 0,
    offers: 0,
    accepted: 0,
    counts: { created: 0, updated: 0, unchanged: 0, unlisted: 0 },
    categories: 0,
    brands: 0,
    promotions: 0,
    images: { named: 0, waiting: 0, broken: { count: 0, examples: [] } },
    rejected: [],
    warned: [],
  };
}

async function openJournal(db: Database, source: string): Promise<number> {
  const [journal] = await db
    .insert(catalogImports)
    .values({ source })
    .returning({ id: catalogImports.id });
  if (journal === undefined) throw new Error('The import was not written down');
  return journal.id;
}

async function dropJournal(db: Database, journalID: number): Promise<void> {
  await db.delete(catalogImports).where(eq(catalogImports.id, journalID));
}

/**
 * Whether an import whose transaction reported an error was committed all the same, as when the
 * connection broke between the commit and its confirmation.
 * @throws ImportOutcomeUnknown when the database cannot say
 */
async function wasCommitted(db: Database, journalID: number, error: unknown): Promise<boolean> {
  try {
    const [journal] = await db
      .select({ finishedAt: catalogImports.finishedAt })
      .from(catalogImports)
      .where(eq(catalogImports.id, journalID));
    return journal !== undefined && journal.finishedAt !== null;
  } catch {
    throw new ImportOutcomeUnknown(
      'Связь с базой данных оборвалась во время записи: импортирован ли каталог, неизвестно. ' +
        'Когда база снова доступна, повторите импорт: он приведёт каталог к этому файлу.',
      { cause: error },
    );
  }
}

/** The database became unreachable while the import was being committed. The message is Russian. */
export class ImportOutcomeUnknown extends Error {
  override readonly name = 'ImportOutcomeUnknown';
}

/** Tables that an import changes most; vacuumed, so that counts use index-only scans. */
const TENDED = [
  'categories',
  'brands',
  'products',
  'product_attributes',
  'promotion_products',
  'search_words',
];

/** What can fail no more than the speed of what is committed. */
async function tend(db: Database, report: ImportReport): Promise<void> {
  try {
    for (const table of TENDED) await db.execute(sql.raw(`vacuum (analyze) ${table}`));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    report.afterthoughts.push(
      `Каталог записан, но таблицы не приведены в порядок (${reason}): поиск может быть медленнее, пока база не сделает это сама.`,
    );
  }
}

/**
 * Imports what `prepare` finds, in one transaction: all of it or nothing. A failure of the source
 * (malformed, cut, too much rejected or removed …) is not thrown: it is in the report's `failure`.
 * Nothing is thrown after the commit.
 * @throws what the database throws; then the catalog is as it was. ImportOutcomeUnknown
 */
export async function importItems(
  db: Database,
  prepare: PrepareSource,
  options: ImportOptions,
): Promise<ImportReport> {
  const report = emptyReport(options.source);
  report.isDryRun = options.dryRun === true;
  const journalID = report.isDryRun ? null : await openJournal(db, options.source);
  try {
    await db.transaction((tx) => load(tx, prepare, options, report, journalID));
  } catch (error) {
    if (error instanceof FeedError) {
      report.failure = error.message;
      report.isBusy = error instanceof ImportBusy;
      // Who waits for the other import retries often.
      if (report.isBusy && journalID !== null) await dropJournal(db, journalID);
      else if (journalID !== null) await storeReport(db, journalID, report);
    } else if (!(error instanceof DryRunEnd)) {
      if (journalID === null || !(await wasCommitted(db, journalID, error))) throw error;
    }
  }
  report.duration = Date.now() - report.startedAt.getTime();
  // A source that changed the catalog itself has no difference, and little to vacuum.
  if (report.failure === null && report.difference !== null && !report.isDryRun) {
    await tend(db, report);
  }
  return report;
}

/**
 * Replaces the catalog by a YML feed, as `importItems` does.
 * @param feed the file's bytes, already unpacked
 */
export function importFeed(
  db: Database,
  feed: AsyncIterable<Uint8Array>,
  options: ImportOptions,
): Promise<ImportReport> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const prepare: PrepareSource = async (_, report) => {
    const bytes = counted(feed, limits.fileBytes, (total) => {
      report.bytes = total;
    });
    return { items: readFeed(decodeFeed(bytes), limits) };
  };
  return importItems(db, prepare, options);
}
