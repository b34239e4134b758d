/** Name of the search parameter of the scenario. */
export const scenarioParameter = 'mock';

/** The response of each operation, by operationId: an example, a status, `slow` or `offline`. */
export type Scenario = Readonly<Record<string, string>>;

/** Parses «getCart:cart-empty,listOrders:401»; invalid pairs are omitted. */
export function parseScenario(text: string): Scenario {
  const pairs = text.split(',').map((pair) => pair.split(':'));
  return Object.fromEntries(
    pairs.flatMap(([operation, choice]) => (operation && choice ? [[operation, choice]] : [])),
  );
}

/** Formats a scenario for the URL. */
export function formatScenario(scenario: Scenario): string {
  return Object.entries(scenario)
    .map(([operation, choice]) => `${operation}:${choice}`)
    .join(',');
}

/** The scenario of a URL, null without one. */
export function scenarioOf(url: URL): Scenario | null {
  const text = url.searchParams.get(scenarioParameter);
  return text === null ? null : parseScenario(text);
}

/** The URL with a scenario, readable: colons and commas are not encoded. */
export function withScenario(url: URL, scenario: Scenario): string {
  const query = new URLSearchParams(url.search);
  query.delete(scenarioParameter);
  const text = formatScenario(scenario);
  const parts = [query.toString(), text && `${scenarioParameter}=${text}`].filter(Boolean);
  const search = parts.length > 0 ? `?${parts.join('&')}` : '';
  return `${url.pathname}${search}${url.hash}`;
}
