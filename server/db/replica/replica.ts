import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { readCatalogVersion } from '#server/db/catalog-version.ts';
import type { Database } from '#server/db/connection.ts';
import { LagHistory } from './lag-history.ts';

/** How often the lag is measured, milliseconds. */
const WATCH_EVERY_MS = 1000;
/** A measurement that takes longer counts as lost, milliseconds. */
const PATIENCE_MS = 3000;

/** A copy of the database, for reads that may be some seconds old. */
export interface Replica {
  /**
   * The copy, or null when it does not respond, is too far behind, or has another version of the
   * catalog than the primary: what is cached by version would be wrong.
   */
  choose(): Promise<Database | null>;
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

/** Follows a streaming replica of PostgreSQL. It is not used before its lag is known. */
export class WatchedReplica implements Replica {
  readonly #options: ReplicaOptions;
  readonly #history = new LagHistory();
  readonly #timer: NodeJS.Timeout;
  #lagMs: number | null = null;
  #isUsed = false;
  #isMeasuring = false;

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
        readCatalogVersion(copy),
      ]);
      return one === other ? copy : null;
    } catch (error) {
      this.reportFailure(error);
      return null;
    }
  }

  reportFailure(error: unknown): void {
    this.#lagMs = null;
    if (!this.#isUsed) return;
    this.#isUsed = false;
    this.#options.logger.warn({ err: error }, 'The replica failed: the primary serves its reads');
  }

  /** Measures the lag once. Never rejects; a measurement that is running is not doubled. */
  async measure(): Promise<void> {
    if (this.#isMeasuring) return;
    this.#isMeasuring = true;
    try {
      const late = AbortSignal.timeout(PATIENCE_MS);
      await Promise.race([
        this.#update(),
        new Promise<never>((_, reject) => {
          late.addEventListener('abort', () => reject(late.reason));
        }),
      ]);
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
