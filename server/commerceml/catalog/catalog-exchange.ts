import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { FeedError } from '#server/catalog-import/feed/feed-error.ts';
import { importItems } from '#server/catalog-import/import.ts';
import { formatReport, type ImportReport } from '#server/catalog-import/report.ts';
import {
  appendChunk,
  dropChunks,
  listUploads,
  MAX_UPLOAD,
  readOutcome,
  storeOutcome,
  streamChunks,
  type UploadKey,
} from '#server/commerceml/uploads.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { prepareFile, type UploadCounts } from './apply/apply-file.ts';
import type { PriceTypeSetting } from './apply/price-types.ts';
import { unpackArchives } from './archive.ts';
import { readFileName } from './file-name.ts';
import { storeImages } from './store-images.ts';

/** How long a request waits for an import before it responds `progress`; 1С waits for some minutes. */
const PATIENCE_MS = 20_000;
/** Before the response that another import is running: 1С calls again at once. */
const BUSY_PAUSE_MS = 2_000;
/** Examples of what was left out that the log has. */
const EXAMPLES = 20;

export interface CatalogExchangeOptions {
  readonly db: Database;
  /** For imports, which take longer than a request may. */
  readonly jobs: Database;
  readonly now: () => Date;
  readonly priceTypes: PriceTypeSetting;
  /** Largest share of the shown products that may vanish, 0 to 1. */
  readonly maxRemoved: number;
  readonly imageOrigins: readonly string[];
  /** Where reports are stored; null stores none. */
  readonly reportsDir: string | null;
  /** Milliseconds that a request waits for an import. */
  readonly patienceMs?: number;
}

/** An import that a request waits for. */
type Running = Promise<{ error: unknown } | 'done' | 'busy'>;

function keyOf({ sessionID, file }: UploadKey): string {
  return `${sessionID} ${file}`;
}

/** The exchange of the catalog by the protocol of 1С, `type=catalog`. */
export class CatalogExchange {
  readonly #options: CatalogExchangeOptions;
  /** What this process is importing; what another one imports has the lock of imports. */
  readonly #running = new Map<string, Running>();

  constructor(options: CatalogExchangeOptions) {
    this.#options = options;
  }

  /** Stores a chunk of a file, which is applied by `import`. */
  async receive(key: UploadKey, content: Uint8Array): Promise<void> {
    await appendChunk(this.#options.db, nameOf(key), content, MAX_UPLOAD.catalog);
  }

  /** Deletes what earlier sessions of the same cookie left. */
  async begin(sessionID: string): Promise<void> {
    await dropChunks(this.#options.db, sessionID);
  }

  /**
   * Applies a file, or goes on waiting for it. A process that ends meanwhile leaves the catalog as it
   * was, and the next call begins the file from its start.
   * @returns whether it is applied now
   * @throws FeedError when the file cannot be applied, ApiProblem 404 when there is none.
   */
  async import(given: UploadKey, logger: Logger): Promise<boolean> {
    const { db, patienceMs = PATIENCE_MS } = this.#options;
    const key = nameOf(given);
    if (await this.#isApplied(key)) return true;
    const running = this.#running.get(keyOf(key)) ?? this.#start(key, logger);
    const outcome = await Promise.race([running, delay(patienceMs, 'late' as const)]);
    if (outcome === 'late' || outcome === 'busy') return false;
    if (outcome !== 'done') throw outcome.error;
    if (await this.#isApplied(key)) return true;
    throw new ApiProblem(404, `Файл ${key.file} не загружен`, {
      cause: await listUploads(db, key.sessionID),
    });
  }

  /** @throws FeedError when it has failed; once, so that it can be sent again */
  async #isApplied(key: UploadKey): Promise<boolean> {
    const { db } = this.#options;
    const outcome = await readOutcome(db, key);
    if (outcome === null || outcome === '') return outcome !== null;
    await dropChunks(db, key.sessionID, key.file);
    throw new FeedError(outcome);
  }

  #start(key: UploadKey, logger: Logger): Running {
    const running: Running = this.#apply(key, logger)
      .catch((error: unknown) => {
        // The request that began it may have got its response already.
        logger.error({ err: error }, 'A file of the catalog of 1С was not applied');
        return { error };
      })
      .finally(() => this.#running.delete(keyOf(key)));
    this.#running.set(keyOf(key), running);
    return running;
  }

  async #apply(key: UploadKey, logger: Logger): Promise<'done' | 'busy'> {
    const { jobs, now } = this.#options;
    try {
      await unpackArchives(jobs, key.sessionID);
    } catch (error) {
      if (!(error instanceof FeedError)) throw error;
      await storeOutcome(jobs, key, error.message);
      return 'done';
    }
    await storeImages(jobs, key.sessionID, { now: now(), logger });
    const files = await listUploads(jobs, key.sessionID);
    if (!files.includes(key.file)) return 'done';
    const counts: UploadCounts = {
      isFull: false,
      unpriced: 0,
      unknown: [],
      unusedPriceTypes: [],
      updatedColumns: 0,
      contractPrices: 0,
    };
    const report = await this.#import(key, counts);
    if (report.isBusy) {
      await delay(BUSY_PAUSE_MS);
      return 'busy';
    }
    if (report.failure !== null) await storeOutcome(jobs, key, report.failure);
    this.#log(report, counts, logger);
    await this.#storeReport(report, logger);
    return 'done';
  }

  #import(key: UploadKey, counts: UploadCounts): Promise<ImportReport> {
    const { jobs, now, priceTypes, maxRemoved, imageOrigins } = this.#options;
    const prepare = prepareFile(
      {
        sessionID: key.sessionID,
        read: (tx) => streamChunks(tx, key),
        priceTypes,
        markApplied: (tx) => storeOutcome(tx, key),
      },
      counts,
    );
    return importItems(jobs, prepare, {
      source: `1С: ${key.file}`,
      maxRemoved,
      imageOrigins,
      assumedStock: 0,
      now: now(),
    });
  }

  #log(report: ImportReport, counts: UploadCounts, logger: Logger): void {
    const { failure, rejected, warned, accepted, duration } = report;
    const { unknown, unusedPriceTypes, unpriced, ...done } = counts;
    const left = [unknown, unusedPriceTypes, rejected].some(({ length }) => length > 0);
    const details = {
      failure,
      accepted,
      duration,
      ...report.counts,
      ...done,
      unpriced,
      unknown: unknown.length,
      unknownExamples: unknown.slice(0, EXAMPLES),
      unusedPriceTypes,
      warned: warned.length,
      rejected: rejected.length,
      rejectedExamples: rejected.slice(0, EXAMPLES).map(({ id, reason }) => `${id}: ${reason}`),
    };
    if (failure !== null) logger.warn(details, 'A file of the catalog of 1С was rejected');
    else if (left) logger.warn(details, 'A file of the catalog of 1С was applied in part');
    else logger.info(details, 'A file of the catalog of 1С was applied');
  }

  /** Beside those of feeds; a full disk does not undo what is in the catalog. */
  async #storeReport(report: ImportReport, logger: Logger): Promise<void> {
    const { reportsDir } = this.#options;
    const isWorthIt = report.failure !== null || report.difference !== null;
    if (reportsDir === null || !isWorthIt) return;
    const stamp = report.startedAt.toISOString().replaceAll(':', '-').slice(0, 19);
    const name = report.source.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-');
    try {
      await mkdir(reportsDir, { recursive: true });
      await writeFile(path.join(reportsDir, `${stamp}-${name}.txt`), formatReport(report, 'file'));
    } catch (error) {
      logger.warn({ err: error }, 'The report of an import was not stored');
    }
  }
}

function nameOf({ sessionID, file }: UploadKey): UploadKey {
  return { sessionID, file: readFileName(file) };
}
