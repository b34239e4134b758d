import { Hono } from 'hono';
import type { HttpEnv } from '#server/contract/http-env.ts';
import { jsonResponse } from '#server/contract/response/json-response.ts';

const PING_TIMEOUT_MS = 2000;

export interface HealthOptions {
  /** Rejects when the database does not respond within `timeout` milliseconds. */
  ping(timeout: number): Promise<void>;
  /** True once the process is shutting down. */
  isStopping(): boolean;
}

/** `/health/live`: the process responds. `/health/ready`: it can serve requests. */
export function createHealth({ ping, isStopping }: HealthOptions): Hono<HttpEnv> {
  const health = new Hono<HttpEnv>();
  const response = (code: number, status: string) =>
    jsonResponse(code, { status }, new Headers({ 'Cache-Control': 'no-store' }));
  health.get('/live', () => response(200, 'ok'));
  health.get('/ready', async (c) => {
    if (isStopping()) return response(503, 'stopping');
    try {
      await ping(PING_TIMEOUT_MS);
      return response(200, 'ok');
    } catch (error) {
      c.get('logger').warn({ err: error }, 'The database does not respond');
      return response(503, 'database unavailable');
    }
  });
  return health;
}
