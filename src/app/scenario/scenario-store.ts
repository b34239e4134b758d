import { createStore, type Store } from '#src/state/store.ts';
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
export interface ScenarioStore extends Store<ScenarioState> {
  change: (change: Partial<ScenarioState>) => void;
  note: (operation: MockOperation) => void;
}

/** What the panel of the mock shows: the chosen examples, and the calls of the page. */
export function createScenarioStore(scenario: Scenario, page: string): ScenarioStore {
  const store = createStore<ScenarioState>({ scenario, calls: [], page });
  const change = (part: Partial<ScenarioState>) => store.set({ ...store.get(), ...part });
  return {
    ...store,
    change,
    note(operation) {
      const { calls, page: current } = store.get();
      const others = calls.filter((call) => call.operation.id !== operation.id);
      change({ calls: [...others, { operation, page: current }] });
    },
  };
}
