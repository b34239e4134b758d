import { Hono } from 'hono';
import type { HttpEnv } from '#server/contract/http-env.ts';

const PING_TIMEOUT_MS = 2000;

export interface HealthOptions {
  /** Rejects when the database does not answer within so many milliseconds. */
  ping(timeout: number): Promise<void>;
  /** True once the process has begun to stop. */
  isStopping(): boolean;
}

/** `/health/live`: the process answers. `/health/ready`: it can do its work. */
export function createHealth({ ping, isStopping }: HealthOptions): Hono<HttpEnv> {
  const health = new Hono<HttpEnv>();
  health.use('*', async (c, next) => {
    await next();
    c.res.headers.set('Cache-Control', 'no-store');
  });
  health.get('/live', (c) => c.json({ status: 'ok' }));
  health.get('/ready', async (c) => {
    if (isStopping()) return c.json({ status: 'stopping' }, 503);
    try {
      await ping(PING_TIMEOUT_MS);
      return c.json({ status: 'ok' });
    } catch (error) {
      c.get('logger').warn({ err: error }, 'The database does not answer');
      return c.json({ status: 'database unavailable' }, 503);
    }
  });
  return health;
}
