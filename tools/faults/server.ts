/**
 * The API on a real PostgreSQL, as a process that a fault run may kill: the reference server without
 * its sign-in; tokens contain the user id.
 */
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/connection.ts';
import { handlers } from '#server/handlers.ts';
import { listen } from '#server/listen.ts';
import { resumeCreation } from '#server/order/completion.ts';
import { refundMoney } from '#server/payment/refunds.ts';
import { createServices } from '#server/services.ts';
import { DRAIN_MS, installShutdown, LINGER_MS } from '#server/shutdown.ts';
import { readContract, testAuthenticator } from '#tests/support/server.ts';

/** Shorter intervals than in production, so that a run need not wait. */
const RESUME_MS = 5000;

const config = { ...readConfig(process.env), validateResponses: false };
const logger = pino({ level: 'fatal' });
const database = await openDatabase(config, logger);
const services = createServices(config, database.db);
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
  // Users exist beforehand: requests must not create them.
  authenticator: {
    ...testAuthenticator,
    resolveSession: async (_db, claims) => ({
      userID: claims.sub,
      claims,
      verifiedPhone: null,
      verifiedEmail: null,
    }),
  },
  identity: null,
  pictures: null,
  isStopping: () => stopping,
});
const server = await listen(app, config.host, config.port);
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
installShutdown(logger, async () => {
  stopping = true;
  clearInterval(resuming);
  await server.stop(DRAIN_MS, LINGER_MS);
  await database.close();
});
