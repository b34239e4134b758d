import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { pruneAuditRecords } from '#server/audit/audit-records.ts';
import { expireBonuses } from '#server/bonus/expire-bonuses.ts';
import { remindOfEndings } from '#server/calendar/remind-of-endings.ts';
import type { ServerConfig } from '#server/config/config.ts';
import { pruneIdempotencyKeys } from '#server/contract/idempotency.ts';
import { pruneCallCounts } from '#server/contract/limits/call-limit.ts';
import { databaseClock } from '#server/db/clock/database-clock.ts';
import type { Database } from '#server/db/connection.ts';
import { deleteUnowned } from '#server/files/delete-unowned.ts';
import { moveFiles } from '#server/files/move-files.ts';
import { shipmentReportsUrl } from '#server/fulfillment/shipments/shipment-reports.ts';
import { watchShipments } from '#server/fulfillment/shipments/watch-shipments.ts';
import { loadWaiting } from '#server/images/load-waiting.ts';
import { pruneImages } from '#server/images/prune-images.ts';
import { pruneImports } from '#server/import/imports.ts';
import type { Services } from '#server/integrations/services.ts';
import { jobEnded } from '#server/metrics/events.ts';
import { deliverWaiting, pruneOutbox } from '#server/notifications/delivery.ts';
import { createGateways, unsentChannels } from '#server/notifications/gateways.ts';
import { registerForUpdates } from '#server/notifications/telegram/telegram-updates.ts';
import { resumeCreation } from '#server/order/place/completion.ts';
import { pruneCodes } from '#server/otp/confirm-code.ts';
import { pruneDeletedRecords } from '#server/partners/records/deleted-records.ts';
import { watchPayments } from '#server/payment/follow/watch-payments.ts';
import { refundMoney } from '#server/payment/send-refunds.ts';
import { refreshEngine } from '#server/product/catalog-index/engine/current-engine.ts';
import { openEngine } from '#server/product/catalog-index/engine/engine-client.ts';
import {
  pruneProductChanges,
  refreshColumns,
} from '#server/product/catalog-index/load/current-columns.ts';
import { pruneShares } from '#server/share/shares.ts';
import { announceArrivals } from '#server/support/requests/arrivals.ts';
import { inSpan } from '#server/tracing/span.ts';
import { keepAssets, pruneKeptAssets } from '#server/web/assets/kept-assets.ts';

const COLUMNS_EVERY_MS = 1000;
const PRUNE_EVERY_MS = 3_600_000;
const ARRIVALS_EVERY_MS = 60_000;
const RESUME_EVERY_MS = 30_000;
const CALENDAR_EVERY_MS = 900_000;
const DELIVER_EVERY_MS = 2000;
const GIVE_BACK_EVERY_MS = 5000;
const WATCH_EVERY_MS = 5000;
const IMAGES_EVERY_MS = 5000;
const REGISTER_EVERY_MS = 3_600_000;
const POINTS_EVERY_MS = 600_000;
const SHIPMENTS_EVERY_MS = 10_000;
const MOVE_FILES_EVERY_MS = 15_000;
const KEEP_ASSETS_EVERY_MS = 3_600_000;

interface BackgroundOptions {
  readonly config: ServerConfig;
  readonly db: Database;
  readonly services: Services;
  readonly logger: Logger;
}

interface Job {
  /** In metrics. */
  name: string;
  everyMs: number;
  /** The first time at once, not only after the pause. */
  atStart: boolean;
  /** For the log when it fails; it is retried at its next time. */
  failure: string;
  run(clock: () => Date): Promise<unknown>;
}

/** Old keys, messages, codes, files, links, counts, images and records. */
function pruning(db: Database, { auditDays }: ServerConfig): Job {
  return {
    name: 'prune',
    everyMs: PRUNE_EVERY_MS,
    atStart: false,
    failure: 'Old records were not cleared',
    run: async (clock) => {
      const now = clock();
      await pruneIdempotencyKeys(db, now);
      await pruneOutbox(db, now);
      await pruneCodes(db, now);
      await pruneImports(db, now);
      await pruneShares(db, now);
      await pruneCallCounts(db, now);
      await pruneDeletedRecords(db, now);
      await pruneImages(db, now);
      await pruneProductChanges(db, now);
      await pruneAuditRecords(db, auditDays, now);
    },
  };
}

/** Stores the files of this version for pages that are open after the next one has started. */
function keepingAssets(db: Database, { environment, shopDir }: ServerConfig): Job[] {
  if (environment !== 'production') return [];
  return [
    {
      name: 'keep_assets',
      everyMs: KEEP_ASSETS_EVERY_MS,
      // The start has done so before it listens.
      atStart: false,
      failure: 'The files of the shop were not kept for pages that are open',
      run: async (clock) => {
        const now = clock();
        await keepAssets(db, shopDir, now);
        await pruneKeptAssets(db, now);
      },
    },
  ];
}

/** Completes confirmed orders of crashed processes. */
function resuming(db: Database, services: Services, logger: Logger): Job {
  return {
    name: 'resume_orders',
    everyMs: RESUME_EVERY_MS,
    atStart: true,
    failure: 'Waiting orders were not looked for',
    run: (clock) => resumeCreation({ db, services, logger, now: clock, traceID: randomUUID() }),
  };
}

/** Notifies users on waiting lists when products arrive. */
function arrivals(db: Database): Job {
  return {
    name: 'announce_arrivals',
    everyMs: ARRIVALS_EVERY_MS,
    atStart: true,
    failure: 'Arrivals were not looked for',
    run: (clock) => announceArrivals(db, clock()),
  };
}

/** Takes expired bonuses, then reminds of what is about to end. */
function calendar(db: Database): Job {
  return {
    name: 'calendar',
    everyMs: CALENDAR_EVERY_MS,
    atStart: true,
    failure: 'Endings were not looked for',
    run: async (clock) => {
      const now = clock();
      await expireBonuses(db, now);
      await remindOfEndings(db, now);
    },
  };
}

/** Refunds payments; without a provider there is nothing to do. */
function givingBack(db: Database, { payment: provider }: Services, logger: Logger): Job[] {
  if (provider === null) return [];
  return [
    {
      name: 'refunds',
      everyMs: GIVE_BACK_EVERY_MS,
      atStart: true,
      failure: 'Money to give back was not looked for',
      run: (clock) => refundMoney({ db, provider, logger, now: clock() }),
    },
  ];
}

/** Follows payments at an outside provider whose notification has not come. */
function watching(db: Database, { payment }: Services, logger: Logger): Job[] {
  const remote = payment?.remote;
  if (!remote) return [];
  return [
    {
      name: 'follow_payments',
      everyMs: WATCH_EVERY_MS,
      atStart: true,
      failure: 'Payments were not looked for',
      run: (clock) => watchPayments({ db, remote, logger, now: clock() }),
    },
  ];
}

/** Copies the points of a carrier, registers orders with it and follows them. */
function shipping({ config, db, services, logger }: BackgroundOptions): Job[] {
  const { carrier } = services.delivery;
  if (carrier === null) return [];
  return [
    {
      name: 'load_points',
      everyMs: POINTS_EVERY_MS,
      atStart: true,
      failure: 'The points of the carrier were not loaded: those of the last load stay',
      run: async (clock) => carrier.loadPoints(db, clock()),
    },
    {
      name: 'follow_shipments',
      everyMs: SHIPMENTS_EVERY_MS,
      atStart: true,
      failure: 'Shipments were not looked for',
      run: async (clock) => watchShipments({ db, carrier, logger, now: clock() }),
    },
    {
      name: 'subscribe_to_carrier',
      everyMs: REGISTER_EVERY_MS,
      atStart: true,
      failure: 'The carrier does not report changes: shipments are read in intervals alone',
      run: async () => carrier.subscribe(shipmentReportsUrl(config)),
    },
  ];
}

/** Moves files to the storage of the settings; without one they stay in the database. */
function movingFiles(
  { storesImages: withImages }: ServerConfig,
  db: Database,
  { files: storage }: Services,
): Job[] {
  if (storage === null) return [];
  return [
    {
      name: 'move_files',
      everyMs: MOVE_FILES_EVERY_MS,
      atStart: true,
      failure: 'Files were not moved to the storage',
      run: async (clock) => {
        const now = clock();
        await moveFiles({ db, storage, now, withImages });
        await deleteUnowned(db, storage, now);
      },
    },
  ];
}

/** Messages leave by the gateways of the settings; what none sends stays where it is. */
function delivery(config: ServerConfig, db: Database, logger: Logger): Job[] {
  const { publicUrl, demo } = config;
  const gateways = createGateways({ config, db, logger });
  const unsent = unsentChannels(gateways);
  if (unsent.length > 0 && !demo) {
    logger.warn(
      { channels: unsent },
      'Messages of these channels are not sent: no setting says how',
    );
  }
  return gateways.map((gateway) => ({
    // `deliver_push`, `deliver_email`; the general gateway has several channels.
    name: `deliver_${gateway.channels.length === 1 ? gateway.channels[0]?.toLowerCase() : 'messages'}`,
    everyMs: DELIVER_EVERY_MS,
    atStart: true,
    failure: 'Waiting messages were not looked for',
    run: (clock) => deliverWaiting({ db, gateway, publicUrl, logger, now: clock() }),
  }));
}

/** Telegram reports to the shop what people write to its bot. */
function registering(config: ServerConfig): Job[] {
  const { telegram } = config;
  if (telegram === null) return [];
  return [
    {
      name: 'register_bot',
      everyMs: REGISTER_EVERY_MS,
      atStart: true,
      failure: 'The bot was not registered: nobody can connect Telegram',
      run: () => registerForUpdates({ config, telegram }),
    },
  ];
}

/**
 * Loads the catalog's images from other sites. A run goes on as long as some wait; a process has one at a
 * time, so that encoding takes no more than one processor.
 */
function loadingImages({ config, db, logger }: BackgroundOptions, isStopped: () => boolean): Job {
  let running: Promise<void> | null = null;
  const loadAll = async (clock: () => Date) => {
    const options = { db, logger, privateOrigins: config.privateImageOrigins };
    while (!isStopped() && (await loadWaiting({ ...options, now: clock() })) > 0);
  };
  return {
    name: 'load_images',
    everyMs: IMAGES_EVERY_MS,
    atStart: true,
    failure: 'Images of the catalog were not loaded',
    run: async (clock) => {
      if (running !== null) return;
      running = loadAll(clock).finally(() => {
        running = null;
      });
      await running;
    },
  };
}

/** Holds the columns of the catalog in memory up to date, where the settings say that there are some. */
function holdingColumns({ config, db }: BackgroundOptions, isStopped: () => boolean): Job[] {
  const { catalogColumns: mode } = config;
  if (mode === 'off') return [];
  return [
    {
      name: 'hold_columns',
      everyMs: COLUMNS_EVERY_MS,
      atStart: true,
      failure: 'The columns of the catalog were not read: lists use the database',
      run: () => refreshColumns(db, mode, isStopped),
    },
  ];
}

/** Feeds the search engine of the settings; without one there is nothing to do. */
function feedingEngine({ config, db }: BackgroundOptions, isStopped: () => boolean): Job[] {
  if (config.catalogEngineUrl === null) return [];
  const engine = openEngine(config.catalogEngineUrl);
  return [
    {
      name: 'feed_engine',
      everyMs: COLUMNS_EVERY_MS,
      atStart: true,
      failure: 'The search engine was not fed: lists use the database',
      run: () => refreshEngine(db, engine, isStopped),
    },
  ];
}

/** Runs a job by the clock of the database. Never rejects: a failure is logged and counted. */
async function runJob({ name, failure, run }: Job, db: Database, logger: Logger): Promise<void> {
  const started = performance.now();
  const end = (failed: boolean) =>
    jobEnded.publish({ job: name, milliseconds: performance.now() - started, failed });
  try {
    await inSpan(`job ${name}`, {}, async () => run(await databaseClock(db)));
    end(false);
  } catch (error) {
    logger.warn({ err: error }, failure);
    end(true);
  }
}

/**
 * The background jobs of the server; any number of processes may run them in parallel.
 * @returns what ends it.
 */
export function startBackground(options: BackgroundOptions): () => void {
  const { config, db, services, logger } = options;
  let stopped = false;
  const jobs = [
    pruning(db, config),
    resuming(db, services, logger),
    arrivals(db),
    calendar(db),
    ...givingBack(db, services, logger),
    ...watching(db, services, logger),
    ...shipping(options),
    ...movingFiles(config, db, services),
    ...keepingAssets(db, config),
    ...delivery(config, db, logger),
    ...registering(config),
    ...holdingColumns(options, () => stopped),
    ...feedingEngine(options, () => stopped),
    loadingImages(options, () => stopped),
  ];
  const timers = jobs.map((job) => {
    const attempt = () => void runJob(job, db, logger);
    if (job.atStart) attempt();
    return setInterval(attempt, job.everyMs).unref();
  });
  return () => {
    stopped = true;
    timers.forEach(clearInterval);
  };
}
