/**
 * Brings the database in `DATABASE_URL` to the schema of this version: `node server/migrate.js` in a
 * release, `npm run migrate` in the source.
 *
 *   --pending   applies nothing; lists what is missing and exits with 1 when something is
 */
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { DatabaseOpenError } from '#server/db/engine/open-error.ts';
import { findPendingOn, migratePostgres } from '#server/db/engine/postgres.ts';
import { ConfigError, readConfig } from './config/config.ts';
import { loggerOptions } from './log.ts';

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** @returns exit code */
async function migrate(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { pending: { type: 'boolean', default: false } } });
  const { databaseUrl: url, databasePatience, logLevel } = readConfig(process.env);
  if (url === null) {
    throw new ConfigError(
      'DATABASE_URL is not set. The embedded database is migrated by the shop itself when it starts.',
    );
  }
  const patience = databasePatience * 1000;
  const logger = pino(loggerOptions(logLevel), pino.destination(2));
  if (values.pending) {
    const pending = await findPendingOn(url, patience, logger);
    for (const { tag } of pending) print(tag);
    return pending.length > 0 ? 1 : 0;
  }
  const applied = await migratePostgres(url, patience, logger, ({ tag }, ms) =>
    print(`${tag} (${Math.round(ms)} ms)`),
  );
  print(`${applied.length} migrations applied`);
  return 0;
}

try {
  process.exitCode = await migrate(process.argv.slice(2));
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof DatabaseOpenError;
  process.stderr.write(`${isExpected ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
