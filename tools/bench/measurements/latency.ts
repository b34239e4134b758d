import http from 'node:http';
import https from 'node:https';
import { performance } from 'node:perf_hooks';
import { median } from '#tools/bench/statistics/median.ts';
import { run } from '#tools/process/run-command.ts';

/** The result of 16 connections that send requests without a pause. */
export interface LatencyResult {
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Responses per second. */
  rate: number;
  /** Responses other than 2xx, and calls without a response. */
  failures: number;
}

/** One call, as a browser sends it. */
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
const encodings = { 'Accept-Encoding': 'br, gzip' };

/** Repeats a request over 16 connections for five seconds, after one call to warm up. */
export async function measureLatency(autocannon: string, call: Call): Promise<LatencyResult> {
  const { url, method = 'GET', body, headers = {} } = call;
  const sent = {
    ...encodings,
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

/**
 * Median of the milliseconds to load pages that have not been requested before.
 * @throws Error when one of them is rejected.
 */
export async function measureFirstResponses(urls: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (const url of urls) {
    const started = performance.now();
    await goTo(url);
    times.push(performance.now() - started);
  }
  return median(times);
}

/** Requests a page like a browser navigation; `fetch` would send `Sec-Fetch-Mode` of its own. */
function goTo(url: string): Promise<void> {
  const { get } = url.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    get(url, { headers: { ...encodings, Accept: 'text/html' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.on('error', reject).on('end', resolve).resume();
    }).on('error', reject);
  });
}
