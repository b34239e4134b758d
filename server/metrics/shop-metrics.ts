import { setTimeout as delay } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenDatabase } from '#server/db/connection.ts';
import { type Backlog, readBacklog, type Waiting } from './backlog.ts';
import {
  jobEnded,
  orderPlaced,
  pageRendered,
  pageServed,
  paymentReported,
  requestServed,
} from './events.ts';

/** Seconds; those of the service level objectives (deploy/prometheus/shop.rules.yml) are among them. */
const REQUEST_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_BUCKETS = [0.01, 0.1, 1, 10, 60, 600];
/** Below the 10 s that Prometheus waits for a scrape by default. */
const DATABASE_PATIENCE_MS = 5000;

/** The metrics of this process. */
export interface ShopMetrics {
  readonly registry: Registry;
  /** The metrics in the text format of Prometheus; without those of a database that does not respond. */
  read(): Promise<string>;
  /** Ends counting. */
  close(): void;
}

/** Counts what the process publishes. @returns what ends that. */
function countEvents(registry: Registry): () => void {
  const registers = [registry];
  const requests = new Counter({
    name: 'shop_http_requests_total',
    help: 'Responses by operationId of the contract, or part of the server',
    labelNames: ['operation', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'shop_http_request_duration_seconds',
    help: 'Time until a response began',
    labelNames: ['operation', 'method'],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const pages = new Counter({
    name: 'shop_pages_total',
    help: 'Pages by where they came from',
    labelNames: ['source'],
    registers,
  });
  const renders = new Histogram({
    name: 'shop_page_render_duration_seconds',
    help: 'Time to render a page',
    buckets: REQUEST_BUCKETS,
    registers,
  });
  // `job` is the label by which Prometheus names what it scrapes.
  const jobs = new Histogram({
    name: 'shop_job_duration_seconds',
    help: 'Runs of background jobs',
    labelNames: ['background_job'],
    buckets: JOB_BUCKETS,
    registers,
  });
  const failures = new Counter({
    name: 'shop_job_failures_total',
    help: 'Runs of background jobs that failed',
    labelNames: ['background_job'],
    registers,
  });
  const successes = new Gauge({
    name: 'shop_job_last_success_timestamp_seconds',
    help: 'When a background job last ended without a failure',
    labelNames: ['background_job'],
    registers,
  });
  const orders = new Counter({
    name: 'shop_orders_total',
    help: 'Confirmed orders by outcome: accepted or rejected by accounting, or handed to a manager',
    labelNames: ['outcome'],
    registers,
  });
  const payments = new Counter({
    name: 'shop_payments_total',
    help: 'Reports about online payments by result',
    labelNames: ['result'],
    registers,
  });
  // A rate can begin only at a sample that exists.
  for (const outcome of ['accepted', 'rejected', 'to_manager']) orders.inc({ outcome }, 0);
  for (const result of ['paid', 'declined']) payments.inc({ result }, 0);
  const endings = [
    requestServed.subscribe(({ operation, method, status, milliseconds }) => {
      requests.inc({ operation, method, status });
      durations.observe({ operation, method }, milliseconds / 1000);
    }),
    pageServed.subscribe((page) => pages.inc({ ...page })),
    pageRendered.subscribe(({ milliseconds }) => renders.observe(milliseconds / 1000)),
    jobEnded.subscribe(({ job, milliseconds, failed }) => {
      jobs.observe({ background_job: job }, milliseconds / 1000);
      failures.inc({ background_job: job }, failed ? 1 : 0);
      if (!failed) successes.setToCurrentTime({ background_job: job });
    }),
    orderPlaced.subscribe((order) => orders.inc({ ...order })),
    paymentReported.subscribe((payment) => payments.inc({ ...payment })),
  ];
  return () => {
    for (const end of endings) end();
  };
}

/** The connections of the process, as they are at a scrape; no samples with the embedded database. */
function measurePool(registry: Registry, database: Pick<OpenDatabase, 'readPool'>): void {
  new Gauge({
    name: 'shop_database_connections',
    help: 'Connections of this process to PostgreSQL: idle, busy, and requests waiting for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const pool = database.readPool();
      if (pool === null) return;
      this.set({ state: 'idle' }, pool.idle);
      this.set({ state: 'busy' }, pool.total - pool.idle);
      this.set({ state: 'waiting' }, pool.waiting);
    },
  });
}

/** The replica as reads use it; no samples without one. */
function measureReplica(registry: Registry, { replica }: Pick<OpenDatabase, 'replica'>): void {
  if (replica === null) return;
  new Gauge({
    name: 'shop_replica_used',
    help: '1 while reads of the catalog use the replica, 0 while the primary serves them',
    registers: [registry],
    collect() {
      this.set(replica.isUsed ? 1 : 0);
    },
  });
  new Gauge({
    name: 'shop_replica_lag_seconds',
    help: 'How old the data of the replica is at most; no sample while it does not respond',
    registers: [registry],
    collect() {
      const { lagMs } = replica;
      if (lagMs === null) this.remove();
      else this.set(lagMs / 1000);
    },
  });
}

const ageOf = ({ since }: Waiting, now: Date): number =>
  since === null ? 0 : Math.max(0, now.getTime() - since.getTime()) / 1000;

/** @returns what stores a backlog in gauges; null, of a database that does not respond, leaves no samples. */
function measureBacklog(registry: Registry): (backlog: Backlog | null, now: Date) => void {
  const registers = [registry];
  const up = new Gauge({
    name: 'shop_database_up',
    help: '1 when the database responded to this scrape',
    registers,
  });
  const backlog = new Gauge({
    name: 'shop_backlog',
    help: 'Records that wait for a background job, in all processes',
    labelNames: ['kind'],
    registers,
  });
  const age = new Gauge({
    name: 'shop_backlog_age_seconds',
    help: 'How long the oldest of them has waited',
    labelNames: ['kind'],
    registers,
  });
  const imports = new Gauge({
    name: 'shop_catalog_imports',
    help: 'Imports of the catalog that have ever begun, by state',
    labelNames: ['state'],
    registers,
  });
  const lastImport = new Gauge({
    name: 'shop_catalog_import_timestamp_seconds',
    help: 'When the last import of the catalog finished',
    registers,
  });
  const lastOffers = new Gauge({
    name: 'shop_catalog_import_offers',
    help: 'Offers of the last finished import of the catalog',
    labelNames: ['outcome'],
    registers,
  });
  return (found, now) => {
    for (const gauge of [backlog, age, imports, lastOffers]) gauge.reset();
    lastImport.remove();
    up.set(found === null ? 0 : 1);
    if (found === null) return;
    const kinds = [
      ['orders', found.orders],
      ['refunds', found.refunds],
      ['images', found.images],
      ...[...found.messages].map(([channel, waiting]) => [`messages_${channel}`, waiting] as const),
    ] as const;
    for (const [kind, waiting] of kinds) {
      backlog.set({ kind }, waiting.count);
      age.set({ kind }, ageOf(waiting, now));
    }
    backlog.set({ kind: 'abandoned_messages' }, found.abandonedMessages);
    backlog.set({ kind: 'abandoned_images' }, found.abandonedImages);
    imports.set({ state: 'finished' }, found.imports.finished);
    imports.set({ state: 'unfinished' }, found.imports.unfinished);
    const { last } = found.imports;
    if (last === null) return;
    lastImport.set(last.at.getTime() / 1000);
    lastOffers.set({ outcome: 'accepted' }, last.accepted);
    lastOffers.set({ outcome: 'rejected' }, last.rejected);
  };
}

/** @throws when the database does not respond in time. */
async function readInTime(database: Pick<OpenDatabase, 'db'>, now: Date): Promise<Backlog> {
  const late = new AbortController();
  const backlog = readBacklog(database.db, now);
  // It may still fail, after its own timeout.
  backlog.catch(() => {});
  try {
    return await Promise.race([
      backlog,
      delay(DATABASE_PATIENCE_MS, undefined, { signal: late.signal }).then(() => {
        throw new Error('The database does not respond in time');
      }),
    ]);
  } finally {
    late.abort();
  }
}

/** Begins to count what this process does; what waits in its database is read at each scrape. */
export function createShopMetrics(
  database: Pick<OpenDatabase, 'db' | 'readPool' | 'replica'>,
  now: () => Date = () => new Date(),
): ShopMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const close = countEvents(registry);
  measurePool(registry, database);
  measureReplica(registry, database);
  const storeBacklog = measureBacklog(registry);
  return {
    registry,
    close,
    read: async () => {
      const at = now();
      storeBacklog(await readInTime(database, at).catch(() => null), at);
      return registry.metrics();
    },
  };
}
