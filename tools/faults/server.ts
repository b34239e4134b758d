/**
 * The API on a real PostgreSQL, as a process that a fault run may kill: the reference server without
 * its sign-in; tokens contain the user id, unless `--outside-issuer` names who signs them. With `--jobs` it
 * runs all background jobs as in production.
 */
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { seedDemo } from '#demo/seed/seed.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import type { Authenticator } from '#server/contract/authenticate.ts';
import { openDatabase } from '#server/db/connection.ts';
import { handlers } from '#server/handlers.ts';
import { createIdentity } from '#server/identity/create-identity.ts';
import { resumeCreation } from '#server/order/place/completion.ts';
import { refundMoney } from '#server/payment/send-refunds.ts';
import { createServices } from '#server/services.ts';
import { startBackground } from '#server/start/background.ts';
import { listen } from '#server/start/listen.ts';
import { DRAIN_MS, installShutdown, LINGER_MS } from '#server/start/shutdown.ts';
import { readContract, testAuthenticator } from '#tests/support/servers/server.ts';

/** Shorter intervals than in production, so that a run need not wait. */
const RESUME_MS = 5000;

const config = { ...readConfig(process.env), validateResponses: false };
const logger = pino({ level: 'fatal' });
const database = await openDatabase(config, logger);
const services = createServices(config, database.db);
// Nobody else fills the embedded database.
if (database.kind === 'embedded') await seedDemo(database.db, services, logger);
let stopping = false;
// A run that measures memory requests it (`--expose-gc`).
process.on('SIGUSR2', () => globalThis.gc?.());
const app = await createApp({
  config,
  logger,
  database,
  services,
  contract: readContract(),
  handlers,
  authenticator: await createAuthenticator(),
  identity: null,
  pictures: null,
  isStopping: () => stopping,
});
const server = await listen(app, config.host, config.port);
const stopJobs = process.argv.includes('--jobs')
  ? startBackground({ config, db: database.jobs, services, logger })
  : resumeOften();
installShutdown(logger, async () => {
  stopping = true;
  stopJobs();
  await server.stop(DRAIN_MS, LINGER_MS);
  await database.close();
});

/** In PostgreSQL users exist beforehand: requests must not create them. */
async function createAuthenticator(): Promise<Authenticator> {
  const identity = process.argv.includes('--outside-issuer')
    ? await createIdentity({ config, db: database.db, logger })
    : null;
  if (database.kind === 'embedded') return testAuthenticator;
  return {
    verifyToken: identity?.authenticator.verifyToken ?? testAuthenticator.verifyToken,
    resolveSession: async (_db, claims) => ({
      userID: claims.sub,
      claims,
      verifiedPhone: null,
      verifiedEmail: null,
    }),
  };
}

function resumeOften(): () => void {
  const resuming = setInterval(() => {
    const { db } = database;
    const options = { db, services, logger, now: () => new Date(), traceID: randomUUID() };
    resumeCreation(options).catch((error: unknown) => logger.warn({ err: error }));
    const { payment: provider } = services;
    if (provider === null) return;
    refundMoney({ db, provider, logger, now: new Date() }).catch((error: unknown) =>
      logger.warn({ err: error }),
    );
  }, RESUME_MS);
  return () => clearInterval(resuming);
}
