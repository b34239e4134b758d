import { type EventEmitter, once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { percentile } from '#tools/bench/statistics/percentile.ts';
import { projectRoot } from '#tools/process/project-root.ts';
import type { DiscoveryCall } from './discovery-calls.ts';

/** The result of 16 connections that send many calls in turn. */
export interface MixedLatency {
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  /** Responses per second. */
  rate: number;
  /** Responses other than 2xx, and calls without a response. */
  failures: number;
  /** The number of different calls. */
  variants: number;
}

interface Totals {
  non2xx: number;
  errors: number;
  duration: number;
}

/** The part of autocannon that is used here; it has no types of its own. */
type Autocannon = (options: {
  url: string;
  connections: number;
  duration: number;
  requests: readonly object[];
}) => EventEmitter;

const CONNECTIONS = 16;
const SECONDS = 8;

/** From the package of measuring programs that `tools.ts` installs. */
const program = path.join(projectRoot, 'tools', 'bench', 'packages', 'node_modules', 'autocannon');

function loadAutocannon(): Autocannon {
  return createRequire(import.meta.url)(program) as Autocannon;
}

/** Sends the calls in turn over 16 connections for some seconds; without a warm-up. */
export async function measureMixed(
  url: string,
  calls: readonly DiscoveryCall[],
): Promise<MixedLatency> {
  const times: number[] = [];
  const running = loadAutocannon()({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: calls.map((call) => ({
      ...call,
      headers: { 'Content-Type': 'application/json', 'Accept-Encoding': 'br, gzip' },
    })),
  });
  running.on('response', (_client, _status, _bytes, milliseconds: number) => {
    times.push(milliseconds);
  });
  const [{ non2xx, errors, duration }] = (await once(running, 'done')) as [Totals];
  return {
    p50: percentile(times, 50),
    p95: percentile(times, 95),
    p99: percentile(times, 99),
    rate: times.length / duration,
    failures: non2xx + errors,
    variants: calls.length,
  };
}
