import { setTimeout as delay } from 'node:timers/promises';
import type { Answer } from './call-api.ts';

const RETRY_MS = 100;

/** What a client met on its way to an answer. */
export interface Retries {
  /** Lines that were cut, or refused. */
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
  ask: (attempt: number) => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await ask(attempt).catch(() => null);
    if (answer === null) retries.cut += 1;
    else if (answer.status === 503) {
      retries.unavailable += 1;
      if (!answer.text.includes('traceID')) retries.faults.push('a 503 without traceID');
    } else if (!answer.text.includes('RequestInProgress')) return answer;
    await delay(RETRY_MS);
  }
}

/** Notes an answer that is not the expected one. */
export function expectStatus({ faults }: Retries, { status, text }: Answer, wanted: number): void {
  if (status !== wanted)
    faults.push(`answered ${status}, must be ${wanted}: ${text.slice(0, 200)}`);
}
