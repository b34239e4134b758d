import { Hono } from 'hono';
import type { HttpEnv } from '#server/contract/http-env.ts';
import type { ShopMetrics } from './shop-metrics.ts';

/**
 * `GET /metrics`, for a port of its own: what it shows is for operators alone, and a proxy that passes
 * everything on to the shop must not reach it.
 */
export function createMetricsApp({ registry, read }: ShopMetrics): Hono<HttpEnv> {
  return new Hono<HttpEnv>().get('/metrics', async (c) =>
    c.body(await read(), 200, {
      'Content-Type': registry.contentType,
      'Cache-Control': 'no-store',
    }),
  );
}
