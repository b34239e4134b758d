import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { readCatalogVersion } from '#server/db/catalog-version.ts';
import type { Database } from '#server/db/connection.ts';
import { LagHistory } from './lag-history.ts';

/** How often the lag is measured, milliseconds. */
const WATCH_EVERY_MS = 1000;
/** A measurement that takes longer counts as lost, milliseconds. */
const PATIENCE_MS = 2000;
/** A request does not wait longer for the copy to respond at all, milliseconds. */
const REQUEST_PATIENCE_MS = 500;

/** The replica does not respond any more: what it was reading is read on the primary. */
export class ReplicaLostError extends Error {
  override name = 'ReplicaLostError';
}

/** A copy of the database, for reads that may be some seconds old. */
export interface Replica {
  /**
   * The copy, or null when it does not respond, is too far behind, or has another version of the
   * catalog than the primary: what is cached by version would be wrong.
   */
  choose(): Promise<Database | null>;
  /** The result of a read on the copy; rejects with ReplicaLostError once the copy is lost meanwhile. */
  whileUsed<Result>(read: Promise<Result>): Promise<Result>;
  /** Reports that a query on it failed: it is not used until it responds again. */
  reportFailure(error: unknown): void;
  /** Whether it responds and is close enough. */
  readonly isUsed: boolean;
  /** Milliseconds that its data is old at most; null when that is not known. */
  readonly lagMs: number | null;
  /** Ends the measurements. */
  close(): void;
}

export interface ReplicaOptions {
  readonly primary: Database;
  readonly copy: Database;
  /** Milliseconds; a copy that is older is not used. */
  readonly maxLagMs: number;
  readonly logger: Logger;
}

async function positionOf(db: Database, position: 'current' | 'replayed'): Promise<number | null> {
  const lsn = position === 'current' ? sql`pg_current_wal_lsn()` : sql`pg_last_wal_replay_lsn()`;
  const { rows } = await db.execute<{ bytes: string | null }>(
    sql`select pg_wal_lsn_diff(${lsn}, '0/0')::text as bytes`,
  );
  const bytes = rows[0]?.bytes ?? null;
  return bytes === null ? null : Number(bytes);
}

/** @throws Error when the work takes longer than `ms` milliseconds; it is not ended. */
async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`No response within ${ms} ms`)), ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Follows a streaming replica of PostgreSQL. It is not used before its lag is known. */
export class WatchedReplica implements Replica {
  readonly #options: ReplicaOptions;
  readonly #history = new LagHistory();
  readonly #timer: NodeJS.Timeout;
  #lagMs: number | null = null;
  #isUsed = false;
  #isMeasuring = false;
  /** Reject the reads that are under way. */
  readonly #losses = new Set<(error: ReplicaLostError) => void>();

  constructor(options: ReplicaOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.measure(), WATCH_EVERY_MS).unref();
    void this.measure();
  }

  get isUsed(): boolean {
    return this.#isUsed;
  }

  get lagMs(): number | null {
    return this.#lagMs;
  }

  async choose(): Promise<Database | null> {
    if (!this.#isUsed) return null;
    const { primary, copy } = this.#options;
    try {
      const [one, other] = await Promise.all([
        readCatalogVersion(primary),
        // One that hangs, with open connections, would hold back requests until their time limit.
        within(REQUEST_PATIENCE_MS, readCatalogVersion(copy)),
      ]);
      return one === other ? copy : null;
    } catch (error) {
      this.reportFailure(error);
      return null;
    }
  }

  async whileUsed<Result>(read: Promise<Result>): Promise<Result> {
    const { promise: lost, reject } = Promise.withResolvers<never>();
    this.#losses.add(reject);
    try {
      return await Promise.race([read, lost]);
    } finally {
      this.#losses.delete(reject);
    }
  }

  reportFailure(error: unknown): void {
    this.#lagMs = null;
    if (!this.#isUsed) return;
    this.#isUsed = false;
    const loss = new ReplicaLostError('The replica does not respond', { cause: error });
    for (const reject of this.#losses) reject(loss);
    this.#options.logger.warn({ err: error }, 'The replica failed: the primary serves its reads');
  }

  /** Measures the lag once. Never rejects; a measurement that is running is not doubled. */
  async measure(): Promise<void> {
    if (this.#isMeasuring) return;
    this.#isMeasuring = true;
    try {
      await within(PATIENCE_MS, this.#update());
    } catch (error) {
      this.reportFailure(error);
    } finally {
      this.#isMeasuring = false;
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #update(): Promise<void> {
    const { primary, copy, maxLagMs, logger } = this.#options;
    // First the primary: a copy is not behind what is written after its own measurement.
    const written = await positionOf(primary, 'current');
    if (written !== null) this.#history.note(written, performance.now());
    const replayed = await positionOf(copy, 'replayed');
    if (replayed === null) throw new Error('DATABASE_READ_URL names no streaming replica');
    const lagMs = this.#history.lagOf(replayed, performance.now());
    this.#lagMs = lagMs;
    const isUsed = lagMs <= maxLagMs;
    if (isUsed !== this.#isUsed) {
      logger.info({ lagMs }, isUsed ? 'Reads use the replica' : 'The replica is too far behind');
    }
    this.#isUsed = isUsed;
  }
}
