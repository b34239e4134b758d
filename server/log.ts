import {
  type DestinationStream,
  type Logger,
  type LoggerOptions,
  pino,
  stdSerializers,
} from 'pino';
import type { ServerConfig } from '#server/config/config.ts';

/** Drizzle puts the values of a failed query into its message; they may be personal. */
function withoutValues(text: string): string {
  return text.replace(/\nparams: [^\n]*/g, '');
}

function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return stdSerializers.err(error as Error);
  const { code, cause } = error as Error & { code?: unknown };
  return {
    type: error.name,
    message: withoutValues(error.message),
    stack: withoutValues(error.stack ?? ''),
    ...(code === undefined ? {} : { code }),
    ...(cause === undefined ? {} : { cause: serializeError(cause) }),
  };
}

const SECRETS = ['authorization', 'cookie', 'password', 'token', 'access_token', 'refresh_token'];

/** A terminal gets readable lines, where the development package for it is installed. */
async function readableLines(): Promise<DestinationStream | undefined> {
  if (!process.stdout.isTTY) return undefined;
  const pretty = await import('pino-pretty').catch(() => null);
  return pretty?.default({ sync: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' });
}

/** How the server logs: one JSON object a line, secrets blotted out. */
export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: serializeError },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
  };
}

/** The log of this process, on its standard output. */
export async function createLogger(
  config: Pick<ServerConfig, 'environment' | 'logLevel'>,
): Promise<Logger> {
  const options = loggerOptions(config.logLevel);
  const stream = config.environment === 'production' ? undefined : await readableLines();
  return stream === undefined ? pino(options) : pino(options, stream);
}
