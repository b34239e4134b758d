import { setTimeout as delay } from 'node:timers/promises';

/** One kind of request, sent again and again. */
export type LoadedRequest = () => Promise<Response>;

export interface LoadResult {
  /** How many requests were sent. */
  count: number;
  /** Those without a response, and with one that is no success. */
  failures: string[];
  /** Milliseconds that 99 of 100 responses took at most. */
  p99: number;
}

/**
 * Sends requests in turn at a fixed rate, whether the ones before have been responded to or not, until it
 * is stopped. @param rate requests in a second.
 */
export function startLoad(
  requests: readonly LoadedRequest[],
  rate: number,
): { stop(): Promise<LoadResult> } {
  const failures: string[] = [];
  const times: number[] = [];
  const open = new Set<Promise<void>>();

  const attempt = async (request: LoadedRequest): Promise<void> => {
    const began = performance.now();
    try {
      const response = await request();
      const text = await response.text();
      if (!response.ok) {
        failures.push(`${response.status} ${new URL(response.url).pathname} ${text.slice(0, 200)}`);
      }
    } catch (error) {
      failures.push(String(error instanceof Error ? (error.cause ?? error) : error));
    }
    times.push(performance.now() - began);
  };

  let count = 0;
  const timer = setInterval(() => {
    const request = requests[count % requests.length];
    if (request === undefined) return;
    count += 1;
    const attempted = attempt(request);
    open.add(attempted);
    void attempted.finally(() => open.delete(attempted));
  }, 1000 / rate);

  return {
    stop: async () => {
      clearInterval(timer);
      while (open.size > 0) await Promise.race([Promise.all(open), delay(50)]);
      const sorted = times.toSorted((a, b) => a - b);
      const p99 = Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
      return { count, failures, p99 };
    },
  };
}
