/**
 * The API on a real PostgreSQL, as a process that a fault run may kill: all of the reference server
 * but its sign-in, in whose place tokens name their user.
 */
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/connection.ts';
import { handlers } from '#server/handlers.ts';
import { listen } from '#server/listen.ts';
import { resumeCreation } from '#server/order/completion.ts';
import { readContract, testAuthenticator } from '#tests/support/server.ts';

const RESUME_MS = 5000;

const config = { ...readConfig(process.env), validateResponses: false };
const logger = pino({ level: 'error' });
const database = await openDatabase(config, logger);
const app = await createApp({
  config,
  logger,
  database,
  contract: readContract(),
  handlers,
  authenticator: testAuthenticator,
  identity: null,
  pictures: null,
});
await listen(app, config.host, config.port);
setInterval(() => {
  void resumeCreation({ db: database.db, logger, now: () => new Date(), traceID: randomUUID() });
}, RESUME_MS);
