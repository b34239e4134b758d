import { enableCompileCache } from 'node:module';
import { installDrizzleResolver } from './drizzle-resolver.ts';

enableCompileCache();
installDrizzleResolver();

const { ConfigError, readConfig } = await import('#server/config/config.ts');
const { DatabaseOpenError } = await import('#server/db/engine/open-error.ts');
const { PageFileError } = await import('./emptypage/page-file-error.ts');
const { ListenError } = await import('#server/start/listen.ts');

/** Reports an error of the configuration by its message; any other with its stack. */
function describeError(error: unknown): string {
  const isExpected =
    error instanceof ConfigError ||
    error instanceof DatabaseOpenError ||
    error instanceof PageFileError ||
    error instanceof ListenError;
  if (isExpected) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  const { run } = await import('./run.ts');
  await run(readConfig(process.env));
} catch (error) {
  process.stderr.write(`\n  ${describeError(error)}\n\n`);
  process.exit(1);
}
