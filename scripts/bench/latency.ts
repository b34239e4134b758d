import { performance } from 'node:perf_hooks';
import { run } from '#scripts/run-command.ts';
import { median } from './median.ts';

/** What 16 connections that ask without a pause see. */
export interface LatencyResult {
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers a second. */
  rate: number;
  /** Answers other than 2xx, and calls without one. */
  failures: number;
}

/** One call, as a browser would send it. */
export interface Call {
  url: string;
  method?: 'GET' | 'POST' | 'PUT';
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

interface AutocannonResult {
  latency: { p50: number; p99: number };
  requests: { average: number };
  non2xx: number;
  errors: number;
}

const CONNECTIONS = 16;
const SECONDS = 5;

/** Asks again and again over 16 connections for five seconds, after one call to warm up. */
export async function measureLatency(autocannon: string, call: Call): Promise<LatencyResult> {
  const { url, method = 'GET', body, headers = {} } = call;
  const sent = {
    'Accept-Encoding': 'br, gzip',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...headers,
  };
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  await (await fetch(url, { method, headers: sent, ...content })).arrayBuffer();
  const output = await run(process.execPath, [
    autocannon,
    '--json',
    '--no-progress',
    `--connections=${CONNECTIONS}`,
    `--duration=${SECONDS}`,
    `--method=${method}`,
    ...Object.entries(sent).flatMap(([name, value]) => ['--headers', `${name}=${value}`]),
    ...(body === undefined ? [] : ['--body', JSON.stringify(body)]),
    url,
  ]);
  const { latency, requests, non2xx, errors } = JSON.parse(output) as AutocannonResult;
  return {
    p50: latency.p50,
    p99: latency.p99,
    rate: requests.average,
    failures: non2xx + errors,
  };
}

/** Milliseconds until a page has come, for pages that nobody has asked for before; their median. */
export async function measureFirstAnswers(urls: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (const url of urls) {
    const started = performance.now();
    await (await fetch(url, { headers: { Accept: 'text/html' } })).arrayBuffer();
    times.push(performance.now() - started);
  }
  return median(times);
}
