/** What a company applies for: access to orders, wholesale prices, electronic documents. */
export type ApplicationKind = 'orders' | 'trading' | 'edo';

/** Search parameters of the pages of companies. */
export interface ApplicationSearch {
  /** The open application. */
  apply?: ApplicationKind;
}

/** Parses the search parameters; invalid values are treated as absent. */
export function parseApplicationSearch(given: Record<string, unknown>): ApplicationSearch {
  const { apply } = given;
  return apply === 'orders' || apply === 'trading' || apply === 'edo' ? { apply } : {};
}
