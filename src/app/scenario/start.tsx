import { createRoot } from 'react-dom/client';
import { setTransport } from '#src/api/http.ts';
import { type Scenario, scenarioOf, withScenario } from './address.ts';
import { loadOperations } from './operations.ts';
import { persistScenarioInURL } from './persist-scenario.ts';
import { ScenarioPanel } from './ScenarioPanel.tsx';
import { ScenarioStore } from './scenario-store.ts';
import { createTransport } from './transport.ts';

start();

/**
 * Lets the user choose what the mock answers. The development server puts this before the shop's
 * own entry (`tools/build/mock-scenario.ts`); nothing of the shop names it, so that no build has it.
 */
function start(): void {
  const address = new URL(window.location.href);
  const store = new ScenarioStore(scenarioOf(address) ?? {}, address.pathname);
  persistScenarioInURL(store);
  setTransport(createTransport(store, loadOperations()));

  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<ScenarioPanel store={store} onChange={open} />);
}

/** As a new visit: what the shop has in its caches belongs to the other scenario. */
function open(scenario: Scenario): void {
  window.location.assign(withScenario(new URL(window.location.href), scenario));
}
