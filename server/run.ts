import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { listenForCommands } from './backoffice/socket.ts';
import { banner } from './banner.ts';
import { startClock } from './clock.ts';
import type { ServerConfig } from './config.ts';
import { pruneCallCounts } from './contract/call-limit.ts';
import type { ContractDocument } from './contract/document.ts';
import { pruneIdempotencyKeys } from './contract/idempotency.ts';
import { type Database, openDatabase } from './db/connection.ts';
import { demoPeople } from './demo/people.ts';
import { seedDemo } from './demo/seed.ts';
import { handlers } from './handlers.ts';
import { createIdentity } from './identity/create-identity.ts';
import { pruneImports } from './import/imports.ts';
import { assertCanListen, listen } from './listen.ts';
import { createLogger } from './log.ts';
import { deliverWaiting, pruneOutbox } from './notifications/delivery.ts';
import { createHttpGateway } from './notifications/gateway.ts';
import { resumeCreation } from './order/completion.ts';
import { pruneCodes } from './otp/confirm-code.ts';
import { pruneShares } from './share/shares.ts';
import { DRAIN_MS, installShutdown } from './shutdown.ts';
import { mountNode } from './web/node-mount.ts';
import { createPictures } from './web/pictures.ts';

const PRUNE_EVERY_MS = 3_600_000;
const RESUME_EVERY_MS = 30_000;
const DELIVER_EVERY_MS = 2000;

async function readContract(): Promise<ContractDocument> {
  const file = new URL('../generated/openapi.json', import.meta.url);
  return JSON.parse(await readFile(file, 'utf8')) as ContractDocument;
}

/** Old keys, messages, codes, files, links and counts go every hour; a failure is tried again then. */
function startPruning(db: Database, logger: Logger): () => void {
  const prune = async () => {
    await pruneIdempotencyKeys(db, new Date());
    await pruneOutbox(db, new Date());
    await pruneCodes(db, new Date());
    await pruneImports(db, new Date());
    await pruneShares(db, new Date());
    await pruneCallCounts(db, new Date());
    await pruneCodes(db, new Date());
  };
  const timer = setInterval(() => {
    prune().catch((error: unknown) => logger.warn({ err: error }, 'Old records were not cleared'));
  }, PRUNE_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** Confirmed orders that a dead process left half-made are completed, at start and then regularly. */
function startResuming(db: Database, logger: Logger): () => void {
  const resume = () =>
    resumeCreation({ db, logger, now: () => new Date(), traceID: randomUUID() }).catch(
      (error: unknown) => logger.warn({ err: error }, 'Waiting orders were not looked for'),
    );
  void resume();
  const timer = setInterval(resume, RESUME_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** Messages leave for the gateway of the settings; without one they stay where they are. */
function startDelivery(config: ServerConfig, db: Database, logger: Logger): () => void {
  if (config.messageGateway === null) {
    if (!config.demo) logger.warn('No MESSAGE_GATEWAY_URL is set: e-mails and SMS are not sent');
    return () => undefined;
  }
  const gateway = createHttpGateway(config.messageGateway);
  const { publicUrl } = config;
  const timer = setInterval(() => {
    deliverWaiting({ db, gateway, publicUrl, logger, now: new Date() }).catch((error: unknown) =>
      logger.warn({ err: error }, 'Waiting messages were not looked for'),
    );
  }, DELIVER_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/**
 * The whole server: database, demo data, HTTP, orderly end.
 * @throws ConfigError, DatabaseOpenError or ListenError with a sentence that says how to mend it.
 */
export async function run(config: ServerConfig): Promise<void> {
  const logger = await createLogger(config);
  await assertCanListen(config.host, config.port);
  const database = await openDatabase(config, logger);
  try {
    if (config.demo) await database.exclusively(() => seedDemo(database.db, logger));
    const identity = await createIdentity({
      config,
      db: database.db,
      logger,
      demoAccounts: config.demo ? demoPeople : [],
    });
    let stopping = false;
    const app = await createApp({
      config,
      logger,
      database,
      contract: await readContract(),
      handlers,
      authenticator: identity.authenticator,
      identity: identity.callback && mountNode(identity.callback),
      pictures: createPictures(),
      isStopping: () => stopping,
    });
    const server = await listen(app, config.host, config.port);
    const stopPruning = startPruning(database.db, logger);
    const stopResuming = startResuming(database.db, logger);
    const stopDelivery = startDelivery(config, database.db, logger);
    const stopClock = startClock(config, database.db, logger);
    // Who has the database to himself must do for others what they would do in it.
    const stopCommands =
      database.kind === 'embedded' ? await listenForCommands(database.db, config.dataDir) : null;
    installShutdown(logger, async () => {
      stopping = true;
      stopClock();
      stopCommands?.();
      stopPruning();
      stopResuming();
      stopDelivery();
      identity.close();
      await server.stop(DRAIN_MS);
      await database.close();
    });
    logger.info({ port: server.port, database: database.kind }, 'Listening');
    process.stdout.write(banner(config, process.uptime()));
  } catch (error) {
    await database.close();
    throw error;
  }
}
