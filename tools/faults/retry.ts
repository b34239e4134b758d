import { setTimeout as delay } from 'node:timers/promises';
import type { ReceivedResponse } from './call-api.ts';

const RETRY_MS = 100;

/** What a client met on its way to an answer. */
export interface Retries {
  /** Lines that were cut, or rejected. */
  cut: number;
  /** Times the server said that it cannot just now. */
  unavailable: number;
  /** Answers that a client that asks again must never get. */
  faults: string[];
}

export function noRetries(): Retries {
  return { cut: 0, unavailable: 0, faults: [] };
}

/**
 * Asks as a careful client does: again with the same key while the line is cut, the server is
 * unavailable (503 with its trace) or still at work on it.
 * @param ask asked with the number of the attempt, from 0.
 */
export async function askUntilTold(
  retries: Retries,
  ask: (attempt: number) => Promise<ReceivedResponse>,
): Promise<ReceivedResponse> {
  for (let attempt = 0; ; attempt += 1) {
    const response = await ask(attempt).catch(() => null);
    if (response === null) retries.cut += 1;
    else if (response.status === 503) {
      retries.unavailable += 1;
      if (!response.text.includes('traceID')) retries.faults.push('a 503 without traceID');
    } else if (!response.text.includes('RequestInProgress')) return response;
    await delay(RETRY_MS);
  }
}

/** Notes an answer that is not the expected one. */
export function expectStatus(
  { faults }: Retries,
  { status, text }: ReceivedResponse,
  requested: number,
): void {
  if (status !== requested)
    faults.push(`answered ${status}, must be ${requested}: ${text.slice(0, 200)}`);
}
