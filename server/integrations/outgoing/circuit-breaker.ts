import { ServiceError } from './service-error.ts';

/** So many failures in a row open the circuit. */
const FAILURES = 5;
/** How long it stays open, milliseconds. */
const REST_MS = 15_000;

/** Keeps calls from a service that does not respond: they fail at once instead of after their timeout. */
export interface CircuitBreaker {
  /** @throws ServiceError while the circuit is open. */
  assertClosed(): void;
  /** Counts the outcome of a call; a rejection by the service (4xx) is a response like any other. */
  count(succeeded: boolean): void;
}

/** The circuit of one service in this process. @param now milliseconds. */
export function createCircuitBreaker(
  service: string,
  now: () => number = performance.now.bind(performance),
): CircuitBreaker {
  let failures = 0;
  let openUntil = 0;
  return {
    assertClosed: () => {
      if (now() >= openUntil) return;
      throw new ServiceError(`${service} does not respond and is left alone for a while`, {
        isUncertain: false,
      });
    },
    count: (succeeded) => {
      failures = succeeded ? 0 : failures + 1;
      // One call a rest later finds out whether it responds again.
      if (failures >= FAILURES) openUntil = now() + REST_MS;
    },
  };
}
