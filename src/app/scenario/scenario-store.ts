import type { MockOperation } from './operations.ts';
import type { Scenario } from './scenario-url.ts';

/** An operation that a screen has called. */
export interface ObservedCall {
  operation: MockOperation;
  /** Path of the page that was open then. */
  page: string;
}

export interface ScenarioState {
  scenario: Scenario;
  /** Each operation once, the latest last. */
  calls: readonly ObservedCall[];
  /** Path of the page that is open. */
  page: string;
}

/** State of the panel; the transport and the URL update it. */
export class ScenarioStore {
  #state: ScenarioState;
  readonly #listeners = new Set<() => void>();

  constructor(scenario: Scenario, page: string) {
    this.#state = { scenario, calls: [], page };
  }

  readonly read = (): ScenarioState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(change: Partial<ScenarioState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  note(operation: MockOperation): void {
    const { calls, page } = this.#state;
    const others = calls.filter((call) => call.operation.id !== operation.id);
    this.set({ calls: [...others, { operation, page }] });
  }
}
