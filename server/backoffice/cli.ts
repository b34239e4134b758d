import { userInfo } from 'node:os';
import { pino } from 'pino';
import { ConfigError, readConfig, type ServerConfig } from '#server/config/config.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import { openDatabase } from '#server/db/connection.ts';
import { DatabaseOpenError } from '#server/db/engine/open-error.ts';
import { CommandError } from './command.ts';
import { runCommand, usage } from './commands.ts';
import { callShop, type SocketResponse } from './socket.ts';

/** In the running shop when the database is its own, else in the database itself. */
async function runRequested(
  config: ServerConfig,
  args: readonly string[],
): Promise<SocketResponse> {
  const response = config.databaseUrl === null ? await callShop(config.dataDir, args) : null;
  if (response !== null) return response;
  const database = await openDatabase(config, pino({ level: 'silent' }));
  try {
    const { publicUrl } = config;
    const text = await runCommand({
      db: database.db,
      publicUrl,
      now: new Date(),
      account: userInfo().username,
      args,
    });
    return { text, failed: false };
  } finally {
    await database.close();
  }
}

const isExpected = (error: unknown): error is Error =>
  [ApiProblem, CommandError, ConfigError, DatabaseOpenError].some((kind) => error instanceof kind);

try {
  const args = process.argv.slice(2);
  const isHelp = args.length === 0 || args.includes('--help') || args.includes('-h');
  const { text, failed } = isHelp
    ? { text: usage, failed: args.length === 0 }
    : await runRequested(readConfig(process.env), args);
  process.stdout.write(`${text}\n`);
  process.exitCode = failed ? 1 : 0;
} catch (error) {
  process.stderr.write(`${isExpected(error) ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
