import { oneOf, parseParam } from '#src/lib/search-params.ts';

/** What a company applies for: access to orders, wholesale prices, electronic documents. */
export type ApplicationKind = 'orders' | 'trading' | 'edo';

/** Search parameters of the pages of companies. */
export interface ApplicationSearch {
  /** The open application. */
  apply?: ApplicationKind;
}

const kind = oneOf<ApplicationKind>({ orders: true, trading: true, edo: true });

/** Parses the search parameters; invalid values are treated as absent. */
export function parseApplicationSearch(given: Record<string, unknown>): ApplicationSearch {
  const apply = parseParam(given.apply, kind);
  return apply === undefined ? {} : { apply };
}
