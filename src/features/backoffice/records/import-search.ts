import type { CatalogImportEntryKind } from '#generated/api/model/catalogImportEntryKind.ts';
import { type InvalidParams, withInvalidParams } from '#src/browser/invalid-params.ts';
import { integer, oneOf, parseParam } from '#src/lib/search-params.ts';

/** Search parameters of the report of an import. */
export interface ImportSearch extends InvalidParams {
  /** Only entries of this kind. */
  kind?: CatalogImportEntryKind | undefined;
  page?: number | undefined;
}

/** Without their labels: routes parse their search in what every page loads. */
const kinds: Readonly<Record<CatalogImportEntryKind, true>> = {
  Rejected: true,
  Warned: true,
  Unlisted: true,
  Repriced: true,
  SoldOut: true,
  Renamed: true,
  Returned: true,
  Created: true,
};

/** Parses the search parameters; invalid values are treated as absent. */
export function parseImportSearch(given: Record<string, unknown>): ImportSearch {
  return withInvalidParams(given, {
    kind: parseParam(given.kind, oneOf(kinds)),
    page: parseParam(given.page, integer(1, 10_000)),
  });
}
