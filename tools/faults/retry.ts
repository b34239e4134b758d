import { setTimeout as delay } from 'node:timers/promises';
import type { ReceivedResponse } from './call-api.ts';

const RETRY_MS = 100;

/** What a client met while it retried. */
export interface Retries {
  /** Connections that were cut or not accepted. */
  cut: number;
  /** Responses with 503. */
  unavailable: number;
  /** Responses that a retrying client must never get. */
  faults: string[];
}

/** Nothing has been sent again yet. */
export function noRetries(): Retries {
  return { cut: 0, unavailable: 0, faults: [] };
}

/**
 * Retries with the same key while the connection is cut, the server is unavailable (503 with its trace)
 * or still processes the request.
 * @param send is called with the number of the attempt, from 0.
 */
export async function retryUntilFinal(
  retries: Retries,
  send: (attempt: number) => Promise<ReceivedResponse>,
): Promise<ReceivedResponse> {
  for (let attempt = 0; ; attempt += 1) {
    const response = await send(attempt).catch(() => null);
    if (response === null) retries.cut += 1;
    else if (response.status === 503) {
      retries.unavailable += 1;
      if (!response.text.includes('traceID')) retries.faults.push('a 503 without traceID');
    } else if (!response.text.includes('RequestInProgress')) return response;
    await delay(RETRY_MS);
  }
}

/** Notes a response with an unexpected status. */
export function expectStatus(
  { faults }: Retries,
  { status, text }: ReceivedResponse,
  requested: number,
): void {
  if (status !== requested)
    faults.push(`status ${status}, must be ${requested}: ${text.slice(0, 200)}`);
}
