import type { Logger } from 'pino';

/** Timeout for running requests, milliseconds. */
export const DRAIN_MS = 10_000;
/** Part of it in which new requests are still served. */
export const LINGER_MS = 2000;
/** The whole stop must be over by then, whatever hangs. */
const LAST_RESORT_MS = 15_000;
/** One Ctrl+C may arrive more than once: from the terminal, from npm, from the start script. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Shuts down gracefully on SIGTERM and SIGINT, and after an uncaught error (exit code 1).
 * A second signal, later than the echoes of the first, ends it at once.
 * @param stop must finish open work; is called once.
 */
export function installShutdown(logger: Logger, stop: () => Promise<void>): void {
  let stoppingSince: number | undefined;
  const end = async (code: number): Promise<void> => {
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    setTimeout(() => process.exit(1), LAST_RESORT_MS).unref();
    try {
      await stop();
      logger.info('Stopped');
      process.exit(code);
    } catch (error) {
      logger.fatal({ err: error }, 'Stopping failed');
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stoppingSince === undefined) logger.info({ signal }, 'Stopping');
      void end(0);
    });
  }
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'Uncaught error');
    void end(1);
  });
  process.on('unhandledRejection', (reason) => {
    logger.fatal({ err: reason }, 'Unhandled rejection');
    void end(1);
  });
}
