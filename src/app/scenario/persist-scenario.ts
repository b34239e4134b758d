import type { ScenarioStore } from './scenario-store.ts';
import { scenarioOf, withScenario } from './scenario-url.ts';

/**
 * Persists the scenario in the URL over navigations; a URL with another scenario replaces it. Must run
 * before the router subscribes to the history.
 */
export function persistScenarioInURL(store: ScenarioStore): void {
  for (const method of ['pushState', 'replaceState'] as const) {
    const original = window.history[method].bind(window.history);
    window.history[method] = (state, unused, url) => {
      const address = new URL(url ?? window.location.href, window.location.href);
      const scenario = scenarioOf(address) ?? store.get().scenario;
      original(state, unused, withScenario(address, scenario));
      store.change({ scenario, page: address.pathname });
    };
  }
  window.addEventListener('popstate', () => {
    const address = new URL(window.location.href);
    const scenario = scenarioOf(address) ?? {};
    store.change({ scenario, page: address.pathname });
  });
}
