import { percentile } from '#tools/bench/statistics/percentile.ts';
import type { DiscoveryCall } from './discovery-calls.ts';
import type { MixedLatency } from './mixed-latency.ts';

async function send(url: string, { method, path, body }: DiscoveryCall): Promise<boolean> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'Accept-Encoding': 'br, gzip' },
    ...(body === undefined ? {} : { body }),
  });
  await response.arrayBuffer();
  return response.ok;
}

/** Sends each call a single time, so that no cache has its response yet. */
export async function measureCold(
  url: string,
  calls: readonly DiscoveryCall[],
  connections: number,
): Promise<MixedLatency> {
  const times: number[] = [];
  let failures = 0;
  const waiting = calls.values();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (const call of waiting) {
        const sent = performance.now();
        if (!(await send(url, call).catch(() => false))) failures += 1;
        times.push(performance.now() - sent);
      }
    }),
  );
  return {
    p50: percentile(times, 50),
    p95: percentile(times, 95),
    p99: percentile(times, 99),
    rate: (times.length * 1000) / (performance.now() - began),
    failures,
    variants: calls.length,
  };
}
