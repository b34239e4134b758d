import { readFile } from 'node:fs/promises';
import { createDemoCertificates } from '#demo/certificates.ts';
import { demoPeople } from '#demo/people.ts';
import { picture } from '#demo/picture.ts';
import { seedDemo } from '#demo/seed/seed.ts';
import { createClientAddress } from '#server/config/client-address.ts';
import type { ServerConfig } from '#server/config/config.ts';
import { startBackground } from '#server/start/background.ts';
import { startDemoProgress } from '#server/start/demo-progress.ts';
import { assertCanListen, type Listening, listen } from '#server/start/listen.ts';
import { DRAIN_MS, installShutdown, LINGER_MS } from '#server/start/shutdown.ts';
import { createApp } from './app.ts';
import { listenForCommands } from './backoffice/socket.ts';
import type { ContractDocument } from './contract/document.ts';
import { type OpenDatabase, openDatabase } from './db/connection.ts';
import { readPages } from './emptypage/page-file.ts';
import { handlers } from './handlers.ts';
import { createIdentity } from './identity/create-identity.ts';
import { createLogger } from './log.ts';
import { createMetricsApp } from './metrics/metrics-app.ts';
import { createShopMetrics } from './metrics/shop-metrics.ts';
import { createServices, namesOfBuiltIn } from './services.ts';
import { startupMessage } from './startup-message.ts';
import { startTracing } from './tracing/start-tracing.ts';
import { keepAssets } from './web/assets/kept-assets.ts';
import { mountNode } from './web/node-mount.ts';
import { createPictures } from './web/pictures.ts';

async function readContract(): Promise<ContractDocument> {
  const file = new URL('../generated/openapi.json', import.meta.url);
  return JSON.parse(await readFile(file, 'utf8')) as ContractDocument;
}

const METRICS_SETTINGS = { port: 'METRICS_PORT', host: 'METRICS_HOST' };

/** Serves `/metrics` where the settings say; null without them. @throws ListenError */
async function serveMetrics(
  { metrics: place }: ServerConfig,
  database: OpenDatabase,
): Promise<Listening | null> {
  if (place === null) return null;
  const metrics = createShopMetrics(database);
  const server = await listen(createMetricsApp(metrics), place.host, place.port, METRICS_SETTINGS);
  return {
    port: server.port,
    stop: async (patience) => {
      await server.stop(patience);
      metrics.close();
    },
  };
}

/**
 * The whole server: database, demo data, HTTP, orderly end.
 * @throws ConfigError, DatabaseOpenError, PageFileError or ListenError with a sentence that says how to fix it.
 */
export async function run(config: ServerConfig): Promise<void> {
  const logger = await createLogger(config);
  await assertCanListen(config.host, config.port);
  const { metrics } = config;
  if (metrics !== null) await assertCanListen(metrics.host, metrics.port, METRICS_SETTINGS);
  const stopTracing = config.tracing && (await startTracing(config.tracing, logger));
  const database = await openDatabase(config, logger);
  try {
    const services = createServices(config, database.db);
    if (config.environment === 'production') {
      logger.warn({ builtIn: namesOfBuiltIn(config) }, 'These services are built-in fakes');
    }
    // A page that cannot be shown fails the start, not its first request.
    await readPages({ config, services });
    if (config.demo) await database.exclusively(() => seedDemo(database.db, services, logger));
    const addressOf = createClientAddress(config.trustedProxy);
    const identity = await createIdentity({
      config,
      db: database.db,
      logger,
      demoAccounts: config.demo ? demoPeople : [],
      clientAddress: (request) => addressOf(request) ?? 'unknown',
    });
    let stopping = false;
    const app = await createApp({
      config,
      logger,
      database,
      services,
      contract: await readContract(),
      handlers,
      authenticator: identity.authenticator,
      identity: identity.callback && mountNode(identity.callback),
      pictures: createPictures(picture),
      ...(config.demo && { certificates: createDemoCertificates(database.db) }),
      isStopping: () => stopping,
    });
    // Before the first page of this version: its files may be requested from a process of another one.
    if (config.environment === 'production') {
      await keepAssets(database.db, config.shopDir, new Date());
    }
    const server = await listen(app, config.host, config.port);
    const metricsServer = await serveMetrics(config, database);
    const stopBackground = startBackground({ config, db: database.jobs, services, logger });
    const stopClock = startDemoProgress(config, database.db, { logger, services });
    // The process that locks the embedded database runs the commands of others.
    const stopCommands =
      database.kind === 'embedded'
        ? await listenForCommands({ db: database.db, publicUrl: config.publicUrl }, config.dataDir)
        : null;
    installShutdown(logger, async () => {
      stopping = true;
      stopClock();
      stopCommands?.();
      stopBackground();
      identity.close();
      // In development the restart must not wait.
      await server.stop(DRAIN_MS, config.environment === 'production' ? LINGER_MS : 0);
      // Until the last request is counted.
      await metricsServer?.stop(0);
      await stopTracing?.();
      await database.close();
    });
    logger.info(
      {
        port: server.port,
        database: database.kind,
        ...(metricsServer === null ? {} : { metricsPort: metricsServer.port }),
      },
      'Listening',
    );
    process.stdout.write(startupMessage(config, process.uptime()));
  } catch (error) {
    await database.close();
    throw error;
  }
}
