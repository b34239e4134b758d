import { createRoot } from 'react-dom/client';
import { setTransport } from '#src/api/http.ts';
import { loadOperations } from './operations.ts';
import { persistScenarioInURL } from './persist-scenario.ts';
import { ScenarioPanel } from './ScenarioPanel.tsx';
import { createScenarioStore } from './scenario-store.ts';
import { type Scenario, scenarioOf, withScenario } from './scenario-url.ts';
import { createTransport } from './transport.ts';

start();

/**
 * Lets the user choose the responses of the mock. The development server loads this before the
 * shop's own entry (`tools/build/mock/mock-scenario.ts`); nothing in the shop imports it, so that no
 * build contains it.
 */
function start(): void {
  const address = new URL(window.location.href);
  const store = createScenarioStore(scenarioOf(address) ?? {}, address.pathname);
  persistScenarioInURL(store);
  setTransport(createTransport(store, loadOperations()));

  // The frames of `/docs/screens` show the screen alone.
  if (window.top !== window) return;
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<ScenarioPanel store={store} onChange={open} />);
}

/** Reloads the page: the shop's caches belong to the other scenario. */
function open(scenario: Scenario): void {
  window.location.assign(withScenario(new URL(window.location.href), scenario));
}
