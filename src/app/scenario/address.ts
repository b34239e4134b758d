/** Name of the query parameter that holds the scenario. */
export const scenarioParameter = 'mock';

/** What each operation answers, by operationId: an example, a status, `slow` or `offline`. */
export type Scenario = Readonly<Record<string, string>>;

/** Reads «getCart:cart-empty,listOrders:401»; what is no pair is left out. */
export function parseScenario(text: string): Scenario {
  const pairs = text.split(',').map((pair) => pair.split(':'));
  return Object.fromEntries(
    pairs.flatMap(([operation, choice]) => (operation && choice ? [[operation, choice]] : [])),
  );
}

/** Writes a scenario as it stands in the address. */
export function formatScenario(scenario: Scenario): string {
  return Object.entries(scenario)
    .map(([operation, choice]) => `${operation}:${choice}`)
    .join(',');
}

/** The scenario of an address, null when it names none. */
export function scenarioOf(address: URL): Scenario | null {
  const text = address.searchParams.get(scenarioParameter);
  return text === null ? null : parseScenario(text);
}

/** The address with a scenario, readable: colons and commas stay as they are. */
export function withScenario(address: URL, scenario: Scenario): string {
  const query = new URLSearchParams(address.search);
  query.delete(scenarioParameter);
  const text = formatScenario(scenario);
  const parts = [query.toString(), text && `${scenarioParameter}=${text}`].filter(Boolean);
  const search = parts.length > 0 ? `?${parts.join('&')}` : '';
  return `${address.pathname}${search}${address.hash}`;
}
