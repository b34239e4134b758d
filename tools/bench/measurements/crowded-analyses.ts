import type { TestServer } from '#tests/support/servers/server.ts';
import { percentile } from '#tools/bench/statistics/percentile.ts';

/** How long the calls of one user take while another one requests many analyses at once, milliseconds. */
export interface CrowdedLatency {
  p50: number;
  p99: number;
  /** Calls of the other user meanwhile. */
  calls: number;
}

/** A call of one user. */
interface OwnCall {
  readonly as: string;
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

const ANALYSES = 80;

/**
 * Sends 80 analyses of one user at once, and until they have ended the calls of another, one after the other.
 * @throws Error when a call of the other user fails.
 */
export async function measureCrowded(
  server: TestServer,
  analysis: OwnCall,
  others: readonly OwnCall[],
): Promise<CrowdedLatency> {
  const send = ({ as, method, path, body }: OwnCall) =>
    server.request(method, path, { as, ...(body === undefined ? {} : { body }) });
  let areRunning = true;
  const analyses = Promise.all(Array.from({ length: ANALYSES }, () => send(analysis))).finally(
    () => {
      areRunning = false;
    },
  );
  const times: number[] = [];
  for (let turn = 0; areRunning; turn += 1) {
    const call = others[turn % others.length];
    if (call === undefined) throw new Error('No calls to measure');
    const started = performance.now();
    const { status } = await send(call);
    if (status !== 200) throw new Error(`${call.path} responded with ${status}`);
    times.push(performance.now() - started);
  }
  await analyses;
  return { p50: percentile(times, 50), p99: percentile(times, 99), calls: times.length };
}
